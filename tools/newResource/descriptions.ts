import {
  answerData,
  operationsOf,
  requestSchema,
  resolve,
  type Contract,
  type Schema,
} from '../../openapi/generator/contract.ts';

/** Resolves the schema at a dotted path; a path goes through arrays to their items. */
function schemaAt(contract: Contract, schema: Schema, path: string): Schema | undefined {
  let at: Schema | undefined = schema;
  for (const step of path.split('.')) {
    const resolved: Schema | undefined = at && resolve(contract, at);
    const item: Schema | undefined = resolved?.items && resolve(contract, resolved.items);
    at = (item ?? resolved)?.properties?.[step];
  }
  return at && resolve(contract, at);
}

/** Returns the schemas of a resource's responses and request bodies. */
function schemasOf(contract: Contract, name: string): Schema[] {
  return operationsOf(contract)
    .filter(({ item }) => item['x-resource'] === name)
    .flatMap(({ operation }) => {
      const data = answerData(contract, operation);
      const body = requestSchema(contract, operation);
      const bodies = body?.oneOf ?? (body ? [body] : []);
      return [...(data ? [data.items ?? data] : []), ...bodies];
    });
}

/** Returns a function that finds the contract's description of a resource's field by its path. */
export function describer(contract: Contract, name: string): (path: string) => string | undefined {
  const schemas = schemasOf(contract, name);
  return (path) =>
    schemas
      .map((schema) => schemaAt(contract, resolve(contract, schema), path)?.description)
      .find((description) => description !== undefined);
}
