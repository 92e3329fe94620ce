import { useStore } from 'react-admin';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { layoutKey, TILES } from './layouts.ts';
import { useUrlChoice } from './useUrlChoice.ts';

/**
 * The layout of a list, and how to choose another; undefined chooses the one that the list opens with. A list that opens with another
 * layout than rows keeps what the person chose last.
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
