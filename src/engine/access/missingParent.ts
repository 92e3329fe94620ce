import { createContext, use } from 'react';
import type { Resource } from '../definition/runtimeDefinition.ts';

/** The resource that the person's other records belong to, where the person has none of it. */
export interface MissingParent {
  resource: string;
  /** Message keys that say so, and what to do. */
  title: string;
  text: string;
}

/** Undefined for everybody who has what records belong to. */
export const MissingParentContext = createContext<MissingParent | undefined>(undefined);

/** Returns what a resource's records would belong to, where the person has none of it. */
export function useMissingParent({ name, manifest }: Resource): MissingParent | undefined {
  const missing = use(MissingParentContext);
  const createFields = Object.values(manifest.create?.fields ?? {});
  const belongs = createFields.some(
    ({ required, ref }) => required === true && ref === missing?.resource,
  );
  return name === missing?.resource || belongs ? missing : undefined;
}
