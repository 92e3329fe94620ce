const KINDS = [
  { kind: 'text', maxLength: 160 },
  { kind: 'enum', values: ['new', 'pending', 'done', 'refused'] },
  { kind: 'number', integer: true, minimum: 0, maximum: 9999 },
  { kind: 'date', nullable: true },
  { kind: 'boolean' },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Creates fields whose names contain their kinds: `text1`, `enum2` … */
function fieldsOf(count: number): [string, object][] {
  return range(1, count).map((number) => {
    const kind = KINDS[(number - 1) % KINDS.length] ?? { kind: 'text' };
    return [`${kind.kind}${number}`, { ...kind, required: true }];
  });
}

/** Creates the source of a manifest as the contract's generator writes it: all fields in list, forms and filters. */
export function syntheticManifest(name: string, count: number): string {
  const fields = Object.fromEntries(fieldsOf(count));
  const names = Object.keys(fields);
  const manifest = {
    name,
    params: [],
    operations: {
      list: { method: 'GET', path: `/${name}` },
      create: { method: 'POST', path: `/${name}` },
      one: { method: 'GET', path: `/${name}/{id}` },
      update: { method: 'PUT', path: `/${name}/{id}` },
    },
    fields: { id: { kind: 'id', required: true, readOnly: true, integer: true }, ...fields },
    list: { sort: names, defaultSort: '-text1', filters: fields, required: [] },
    create: { fields, required: names, media: 'application/json' },
    update: { fields, media: 'application/json' },
  };
  return `export const ${name} = ${JSON.stringify(manifest, null, 1)} as const;\n`;
}

/** Creates the source of a definition that uses every field: ten columns, ten filters, a page, groups of ten. */
export function syntheticDefinition(name: string, count: number, define: string): string {
  const names = fieldsOf(count).map(([field]) => field);
  const groups = Object.fromEntries(
    range(0, Math.ceil(count / 10) - 1).map((at) => [
      `group${at}`,
      names.slice(at * 10, at * 10 + 10),
    ]),
  );
  const definition = {
    title: 'text1',
    fields: {
      text1: { width: 2 },
      enum2: { tone: { new: 'info', pending: 'warning', done: 'success', refused: 'danger' } },
    },
    list: { columns: names.slice(0, 10), filters: names.slice(0, 10), sort: '-text1' },
    show: { facts: names.slice(0, 4), groups },
    create: { form: groups },
    edit: { form: groups },
  };
  return [
    `import { defineResource } from '${define}';`,
    `import { ${name} } from './${name}.manifest.ts';`,
    `export default defineResource(${name}, ${JSON.stringify(definition, null, 1)});`,
    '',
  ].join('\n');
}
