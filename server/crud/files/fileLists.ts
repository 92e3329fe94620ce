import { invalid } from '../../http/apiError.ts';
import type { CrudRequest } from '../call.ts';
import type { Row } from '../record.ts';
import type { Property } from '../schema.ts';
import { shownFile } from './shownFile.ts';

/** Returns the URL of a stored file, as in the record. */
function addressOf(request: CrudRequest, property: Property, file: unknown, row: Row): unknown {
  const value = property.file?.isList ? [file] : file;
  const [shown]: unknown[] = [shownFile(request, property, value, row)].flat();
  return typeof shown === 'object' && shown !== null && 'url' in shown ? shown.url : shown;
}

/** Returns the stored files of a property, and those of its cover or of the list that it covers (`x-cover`). */
function heldFiles(request: CrudRequest, { name, file }: Property, before: Row) {
  const { properties } = request.collection;
  return properties
    .filter((one) => one.name === name || one.name === file?.cover || one.file?.cover === name)
    .flatMap((property) => {
      const files: unknown[] = [before[property.column] ?? []].flat();
      return files.map((stored) => ({
        stored,
        address: addressOf(request, property, stored, before),
      }));
    });
}

/**
 * Replaces the URLs in lists of files, and in their covers, by the stored files, each at most once.
 * @param before the current row, empty for a new record
 * @throws ApiError for a file of another record
 */
export function withStoredFiles(
  request: CrudRequest,
  sent: ReadonlyMap<Property, unknown>,
  before: Row,
): Map<Property, unknown> {
  const values = new Map(sent);
  for (const [property, value] of sent) {
    if (!property.file) continue;
    const held = heldFiles(request, property, before);
    const storedAt = (one: unknown, path: string): unknown => {
      if (typeof one !== 'string') return one;
      const found = held.find(({ address }) => address === one);
      if (!found) throw invalid({ path, code: 'not_own' });
      return found.stored;
    };
    const { name } = property;
    if (!property.file.isList) values.set(property, storedAt(value, name));
    else if (Array.isArray(value)) {
      const files = value.map((one: unknown, index) => storedAt(one, `${name}[${index}]`));
      values.set(property, [...new Set(files)]);
    }
  }
  return values;
}
