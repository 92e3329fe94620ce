import { fileUrl, shownPicture } from '../../files/shownPicture.ts';
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

/** Returns the pictures of a row in their sizes, each once; without those that were stored in one size. */
export function shownPictures(properties: readonly Property[], row: Row): unknown[] {
  const stored = properties.flatMap(({ file, column }) =>
    file?.isImage ? [row[column] ?? []].flat() : [],
  );
  const pictures = stored.flatMap((value: unknown) => {
    if (!isStoredFile(value) || !value.sources) return [];
    const { key, width = 1, height = 1, placeholder = '' } = value;
    const picture = shownPicture([...value.sources, { key, width, height }], placeholder);
    return picture ? [[picture.url, picture] as const] : [];
  });
  return [...new Map(pictures).values()];
}

function shownOne(request: CrudRequest, file: FileRule, value: unknown, row: Row): unknown {
  if (!isStoredFile(value)) return null;
  const url = file.isImage ? fileUrl(value.key) : downloadPath(request, row);
  if (!file.members) return url;
  const facts: Row = { ...value, url };
  return Object.fromEntries(
    file.members.flatMap((member) => (member in facts ? [[member, facts[member]]] : [])),
  );
}
