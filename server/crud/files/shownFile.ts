import type { CrudRequest } from '../call.ts';
import type { FileRule, Property } from '../schema.ts';
import { isStoredFile } from './storedFile.ts';

type Row = Record<string, unknown>;

/** Returns the path at which the API serves a record's file; it requires the caller's credentials. */
function downloadPath({ collection, call }: CrudRequest, row: Row): string {
  const download = collection.operations.find(({ kind }) => kind === 'download');
  const values = new Map<string, unknown>(
    download?.owners.map(({ parameter, property }) => [
      parameter,
      property ? row[property.column] : call.principal?.customerId,
    ]),
  );
  values.set(download?.idParameter ?? '', row['id']);
  const path = download?.operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values.get(name)),
  );
  return `/api${path ?? ''}`;
}

/**
 * Returns a file, or a list of files, as in the record: the URL alone, or an object with the declared metadata.
 */
export function shownFile(
  request: CrudRequest,
  property: Property,
  value: unknown,
  row: Row,
): unknown {
  const { file } = property;
  if (file?.isList)
    return Array.isArray(value) ? value.map((one) => shownOne(request, file, one, row)) : [];
  return file ? shownOne(request, file, value, row) : null;
}

function shownOne(request: CrudRequest, file: FileRule, value: unknown, row: Row): unknown {
  if (!isStoredFile(value)) return null;
  const url = file.isImage ? `/files/${value.key}` : downloadPath(request, row);
  if (!file.members) return url;
  const facts: Row = { ...value, url };
  return Object.fromEntries(
    file.members.flatMap((member) => (member in facts ? [[member, facts[member]]] : [])),
  );
}
