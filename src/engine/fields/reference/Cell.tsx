import { useReference } from 'ra-core';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { nameOf, type Named } from './named.ts';

function ReferencedName({ id, reference }: { id: number; reference: string }) {
  const { referenceRecord } = useReference<Named>({ id, reference });
  return <bdi>{referenceRecord ? nameOf(referenceRecord) : ''}</bdi>;
}

/** The name of the record behind an id; react-admin gathers the ids of a page into one request. */
export const ReferenceCell: Cell = ({ value, field }) => {
  if (typeof value !== 'number' || field.facts.ref === undefined) return <Nothing />;
  return <ReferencedName id={value} reference={field.facts.ref} />;
};
