import type { Resource } from '../definition/runtimeDefinition.ts';
import { isMet } from '../fields/isMet.ts';

/** Fields of a form whose conditions hold with these values: the others are not shown, checked or sent. */
export function visiblePaths(
  resource: Resource,
  paths: readonly string[],
  values: unknown,
): string[] {
  const { fields } = resource.definition;
  return paths.filter((path) => isMet(fields?.[path]?.when ?? {}, values));
}
