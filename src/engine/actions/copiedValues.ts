import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { createBody } from '../form/formBody.ts';

const FILES: ReadonlySet<string> = new Set(['image', 'file']);

/**
 * Returns a record's values for a new record. Files are omitted because each record uploads its own, and so is a
 * mark that only one record can have (`x-main`).
 */
export function copiedValues({ definition, manifest }: Resource, record: AnyRecord) {
  const fields = manifest.create?.fields ?? {};
  const paths = Object.values(definition.create?.form ?? {}).flat();
  const kept = paths.filter(
    (path) => !FILES.has(fields[path]?.kind ?? '') && fields[path]?.onlyOne === undefined,
  );
  return createBody(fields, kept, record);
}
