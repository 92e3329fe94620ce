import { use, useContext } from 'react';
import { DefinitionsContext } from '../../engine/definition/DefinitionsContext.ts';
import { FieldChanges } from '../../engine/review/FieldChanges.tsx';
import type { Approval } from './useDecide.ts';

/** Renders the fields of a pending record that differ from the published one, before and after. */
export function ApprovalChanges({ approval }: { approval: Approval }) {
  const { load } = useContext(DefinitionsContext);
  const { resource: name, changes } = approval;
  const loading = name === null || changes.length === 0 ? undefined : load(name);
  if (!loading) return null;
  const resource = use(loading);
  return <FieldChanges resource={resource} changes={changes} />;
}
