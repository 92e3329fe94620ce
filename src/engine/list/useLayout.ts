import { useStore } from 'react-admin';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { layoutKey, TILES } from './layouts.ts';
import { useUrlChoice } from './useUrlChoice.ts';

/**
 * Returns the layout of a list and a setter; undefined sets the list's default layout. A list whose default is not
 * rows stores the user's choice.
 */
export function useLayout({
  name,
  definition: { list },
}: Resource): [layout: string | undefined, choose: (layout: string | undefined) => void] {
  const [inUrl, chooseUrl] = useUrlChoice('layout');
  const [kept, keep] = useStore<string | undefined>(layoutKey(name));
  const first = list?.layout;
  const layout = inUrl ?? (first === undefined ? list?.tiles && TILES : (kept ?? first));
  const choose = (next: string | undefined) => {
    if (first === undefined) {
      chooseUrl(next);
      return;
    }
    keep(next ?? first);
    chooseUrl(undefined);
  };
  return [layout, choose];
}
