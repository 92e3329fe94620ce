import { createContext, use } from 'react';
import type { Resource } from '../definition/runtimeDefinition.ts';

/** The resource to which the user's other records belong, if the user has no record of it. */
export interface MissingParent {
  resource: string;
  /** Message keys of the explanation and of the next step. */
  title: string;
  text: string;
}

/** Undefined if the user has a record to which others can belong. */
export const MissingParentContext = createContext<MissingParent | undefined>(undefined);

/** Returns the missing parent if the resource's records require one, or if it is that resource itself. */
export function useMissingParent({ name, manifest }: Resource): MissingParent | undefined {
  const missing = use(MissingParentContext);
  const createFields = Object.values(manifest.create?.fields ?? {});
  const belongs = createFields.some(
    ({ required, ref }) => required === true && ref === missing?.resource,
  );
  return name === missing?.resource || belongs ? missing : undefined;
}
