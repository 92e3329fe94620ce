import { readCollections, type Collection } from '../crud/collection.ts';
import type { ContractOperation, JsonSchema } from '../http/contract.ts';
import { recordSchemas } from '../http/recordRules.ts';
import { readReview } from '../http/reviewMark.ts';
import { flatten, objectAt, propertiesOf, textsAt } from '../http/schema.ts';

/** States after an approval, where `x-review` names none. */
const APPROVED = ['approved', 'published'];

/** Field of `x-review` with its column. */
export interface ReviewedField {
  name: string;
  column: string;
  /** Pictures that the column stores. */
  pictures: 'none' | 'one' | 'list';
}

/** A plain collection whose changed records require approval again, with the columns that the desk reads and writes. */
export interface DeclaredReview {
  resource: string;
  table: string;
  /** Status of pending records, and statuses of approved ones. */
  waiting: string;
  approved: string;
  /** Columns of the record's title, its first reviewed text, and its picture or pictures. */
  title: string | undefined;
  text: string | undefined;
  image: { column: string; isList: boolean } | undefined;
  /** Reviewed fields but the provider, which the desk names anyway, and private files. */
  fields: ReviewedField[];
  hasVersion: boolean;
  hasCreatedAt: boolean;
  hasUpdatedAt: boolean;
  hasProvider: boolean;
  hasReason: boolean;
}

const fieldsOf = (properties: Collection['properties'], again: readonly string[]) =>
  properties
    .filter(
      ({ name, file }) => name !== 'providerId' && again.includes(name) && file?.isImage !== false,
    )
    .map(({ name, column, file }): ReviewedField => {
      const pictures = file?.isList ? 'list' : 'one';
      return { name, column, pictures: file ? pictures : 'none' };
    });

function reviewOf(
  { resource, table, properties }: Collection,
  record: JsonSchema,
): DeclaredReview | undefined {
  const review = readReview(record);
  if (review?.to === undefined || review.again.length === 0) return undefined;
  const members = textsAt(flatten(objectAt(objectAt(record, 'properties'), 'status')), 'enum');
  const approved = review.approved ?? APPROVED.find((state) => members.includes(state));
  if (approved === undefined) throw new Error(`${resource}: x-review needs the state approved`);
  const has = (name: string) => properties.some((property) => property.name === name);
  const choices = new Set(
    propertiesOf(record).flatMap(([name, schema]) => ('enum' in schema ? [name] : [])),
  );
  const texts = properties.filter(({ name, kind }) => kind === 'text' && !choices.has(name));
  const title =
    texts.find(({ isTitle }) => isTitle) ??
    texts.find(({ name }) => name === 'name' || name === 'title');
  const text = texts.find((one) => one !== title && review.again.includes(one.name));
  const image = properties.find(({ file }) => file?.isImage);
  return {
    resource,
    table,
    waiting: review.to,
    approved,
    title: title?.column,
    text: text?.column,
    image: image && { column: image.column, isList: image.file?.isList ?? false },
    fields: fieldsOf(properties, review.again),
    hasVersion: has('version'),
    hasCreatedAt: has('createdAt'),
    hasUpdatedAt: has('updatedAt'),
    hasProvider: has('providerId'),
    hasReason: has('rejectionReason'),
  };
}

/** Returns the plain collections whose changed records require approval again by `x-review`. */
export function declaredReviews(operations: readonly ContractOperation[]): DeclaredReview[] {
  const records = recordSchemas(operations);
  return readCollections(operations)
    .filter(({ scope }) => scope === 'tenant')
    .flatMap((collection) => reviewOf(collection, records.get(collection.resource) ?? {}) ?? []);
}
