import { invalid } from '../../http/apiError.ts';
import type { CrudRequest } from '../call.ts';
import type { Row } from '../record.ts';
import type { Property } from '../schema.ts';
import { shownFile } from './shownFile.ts';

/** Returns the URL of a stored file, as in the record. */
function addressOf(request: CrudRequest, property: Property, file: unknown, row: Row): unknown {
  const [shown]: unknown[] = [shownFile(request, property, [file], row)].flat();
  return typeof shown === 'object' && shown !== null && 'url' in shown ? shown.url : shown;
}

/**
 * Replaces the URLs in lists of files by the stored files, each at most once.
 * @param before the current row, empty for a new record
 * @throws ApiError for a file of another record
 */
export function withStoredFiles(
  request: CrudRequest,
  sent: ReadonlyMap<Property, unknown>,
  before: Row,
): Map<Property, unknown> {
  const values = new Map(sent);
  for (const [property, list] of sent) {
    if (!property.file?.isList || !Array.isArray(list)) continue;
    const held: unknown[] = [before[property.column] ?? []].flat();
    const files = list.map((one: unknown, index): unknown => {
      if (typeof one !== 'string') return one;
      const stored = held.find((file) => addressOf(request, property, file, before) === one);
      if (!stored) throw invalid({ path: `${property.name}[${index}]`, code: 'not_own' });
      return stored;
    });
    values.set(property, [...new Set(files)]);
  }
  return values;
}
