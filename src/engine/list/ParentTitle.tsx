import { useReference } from 'react-admin';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import type { ResourceLocation } from '../definition/useResourceLocation.ts';
import { ReferencedName } from '../kinds/reference/Cell.tsx';
import { nameOf, type Named } from '../kinds/reference/named.ts';

interface ParentTitleProps {
  parent: NonNullable<ResourceLocation['parent']>;
  /** Name of the list. */
  list: string;
}

/** Renders the name of the parent record as the title of its list; the document's title has both names. */
export function ParentTitle({ parent: { id, resource: reference }, list }: ParentTitleProps) {
  const { referenceRecord } = useReference<Named>({ id: Number(id), reference });
  usePageTitle(referenceRecord ? `${nameOf(referenceRecord)} · ${list}` : '');
  return <ReferencedName id={Number(id)} reference={reference} />;
}
