import type { Resource } from '../definition/runtimeDefinition.ts';
import { matchesCondition } from '../definition/matchesCondition.ts';

/** Fields of a form whose conditions hold with these values: the others are not shown, checked or sent. */
export function visiblePaths(
  resource: Resource,
  paths: readonly string[],
  values: unknown,
): string[] {
  const { fields } = resource.definition;
  return paths.filter((path) => matchesCondition(fields?.[path]?.when ?? {}, values));
}
