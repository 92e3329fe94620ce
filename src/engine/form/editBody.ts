import type { Resource } from '../definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { updateBody } from './formBody.ts';

/** Returns the request body of an edit form: the changed fields, and a new or removed picture. */
export function editBody(
  { definition, manifest }: Resource,
  paths: readonly string[],
  values: unknown,
  before: unknown,
): Record<string, unknown> {
  const body = updateBody(manifest.update?.fields ?? {}, paths, values, before);
  const field = definition.edit?.picture?.field;
  if (field === undefined) return body;
  const chosen = get(values, field);
  if (chosen instanceof File) return { ...body, [field]: chosen };
  const isGone = !chosen && Boolean(get(before, field));
  return isGone ? { ...body, [field]: null } : body;
}
