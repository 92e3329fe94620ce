import type { KindName } from '../definition/kinds.ts';
import type { Resource } from '../definition/runtimeDefinition.ts';
import { getField, type Field } from '../definition/field.ts';

/** Kinds that a cell of a file cannot hold. */
const NOT_IN_A_CELL: ReadonlySet<KindName> = new Set<KindName>([
  'id',
  'version',
  'image',
  'file',
  'password',
  'weekPrices',
  'mapPoint',
  'address',
  'richText',
]);

/** The one value of a row that a cell can give: the only one that holds no object, such as an e-mail address. */
export function mainLeaf({ facts }: Field): string | undefined {
  const leaves = Object.entries(facts.fields ?? {}).filter(([, { kind }]) => kind !== 'object');
  const wanted = leaves.filter(([, { required }]) => required);
  const [only] = leaves.length === 1 ? leaves : wanted;
  return leaves.length === 1 || wanted.length === 1 ? only?.[0] : undefined;
}

/** Fields of the create form that a cell of a file can fill, in the form's order. */
export function importFields(resource: Resource): Field[] {
  const fields = resource.manifest.create?.fields;
  const form = resource.definition.create?.form;
  if (!fields || !form) return [];
  return Object.values(form)
    .flat()
    .map((path) => getField(resource, path, fields))
    .filter(
      (field) =>
        !NOT_IN_A_CELL.has(field.kind) && (field.kind !== 'rows' || mainLeaf(field) !== undefined),
    );
}
