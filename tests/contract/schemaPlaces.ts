import {
  operationsOf,
  type Content,
  type Contract,
  type Parameter,
  type Schema,
} from '../../openapi/generator/contract.ts';

/** A schema and its location in the document. */
export interface SchemaPlace {
  /** Keys from the document's root. */
  steps: readonly string[];
  schema: Schema;
  /** True if it is a named property of an object. */
  isProperty: boolean;
  /** True if requests contain it. */
  isSent: boolean;
}

/** Returns the location of a schema in readable form. */
export const nameOf = ({ steps }: Pick<SchemaPlace, 'steps'>): string => steps.join('/');

type Context = Pick<SchemaPlace, 'isProperty' | 'isSent'>;

function within(schema: Schema, steps: readonly string[], context: Context): SchemaPlace[] {
  const below = (next: Schema, ...keys: string[]) =>
    within(next, [...steps, ...keys], {
      isProperty: keys[0] === 'properties',
      isSent: context.isSent,
    });
  const parts = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((word) =>
    (schema[word] ?? []).flatMap((part, index) => below(part, word, String(index))),
  );
  return [
    { steps, schema, ...context },
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      below(property, 'properties', key),
    ),
    ...(schema.items ? below(schema.items, 'items') : []),
    ...parts,
  ];
}

function inContent(content: Content, steps: readonly string[], isSent: boolean): SchemaPlace[] {
  return Object.entries(content).flatMap(([media, { schema }]) =>
    schema ? within(schema, [...steps, media, 'schema'], { isProperty: false, isSent }) : [],
  );
}

function inParameters(entries: [string, Parameter][], steps: readonly string[]): SchemaPlace[] {
  return entries.flatMap(([key, parameter]) =>
    parameter.$ref
      ? []
      : within(parameter.schema, [...steps, key, 'schema'], { isProperty: false, isSent: true }),
  );
}

/** Returns the names of the schemas that request bodies reference, at any depth. */
function sentSchemas(contract: Contract): Set<string> {
  const sent = new Set<string>();
  const follow = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(follow);
    if (typeof node !== 'object' || node === null) return;
    const target = '$ref' in node ? node.$ref : undefined;
    const name = typeof target === 'string' ? (target.split('/').at(-1) ?? '') : '';
    if (name && !sent.has(name)) {
      sent.add(name);
      follow(contract.components.schemas[name]);
    }
    Object.values(node).forEach(follow);
  };
  for (const { operation } of operationsOf(contract)) follow(operation.requestBody);
  return sent;
}

/** Returns every schema of the document once, with its nested schemas. */
export function schemaPlaces(contract: Contract): SchemaPlace[] {
  const { schemas, parameters, responses } = contract.components;
  const sent = sentSchemas(contract);
  const named = Object.entries(schemas).flatMap(([name, schema]) =>
    within(schema, ['components', 'schemas', name], { isProperty: false, isSent: sent.has(name) }),
  );
  const responseSchemas = Object.entries(responses).flatMap(([name, { content = {} }]) =>
    inContent(content, ['components', 'responses', name, 'content'], false),
  );
  const inOperations = operationsOf(contract).flatMap(({ method, path, operation }) => {
    const steps = ['paths', path, method];
    return [
      ...inParameters(Object.entries(operation.parameters ?? []), [...steps, 'parameters']),
      ...inContent(
        operation.requestBody?.content ?? {},
        [...steps, 'requestBody', 'content'],
        true,
      ),
      ...Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        inContent(content, [...steps, 'responses', status, 'content'], false),
      ),
    ];
  });
  return [
    ...named,
    ...inParameters(Object.entries(parameters), ['components', 'parameters']),
    ...responseSchemas,
    ...inOperations,
  ];
}
