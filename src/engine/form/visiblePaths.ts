import type { Resource } from '../definition/runtimeDefinition.ts';
import { matchesCondition } from '../definition/matchesCondition.ts';

/** Returns the fields whose conditions match the values; other fields are neither shown, validated nor sent. */
export function visiblePaths(
  resource: Resource,
  paths: readonly string[],
  values: unknown,
): string[] {
  const { fields } = resource.definition;
  return paths.filter((path) => matchesCondition(fields?.[path]?.when ?? {}, values));
}
