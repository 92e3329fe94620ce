import { useFormContext, useWatch } from 'react-hook-form';
import type { Resource } from '../definition/runtimeDefinition.ts';
import type { FormGroup } from './FormTabs.tsx';
import { visiblePaths } from './visiblePaths.ts';

/** Returns the groups with at least one visible field. */
export function useShownGroups(resource: Resource, groups: readonly FormGroup[]): FormGroup[] {
  const { fields } = resource.definition;
  const { getValues } = useFormContext();
  const paths = groups.flatMap((group) => group.paths);
  useWatch({ name: paths.flatMap((path) => Object.keys(fields?.[path]?.when ?? {})) });
  const values: unknown = getValues();
  return groups.filter((group) => visiblePaths(resource, group.paths, values).length > 0);
}
