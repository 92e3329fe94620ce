import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { operationsOf, type Contract } from './contract.ts';

const FLAVORED_FORMATS = new Set(['date', 'date-time', 'binary']);

function flavorOf(schema: SchemaObject): [base: 'string' | 'number', flavor: string] | undefined {
  const extended: Record<string, unknown> = { ...schema };
  const base = [schema.type].flat().includes('integer') ? 'number' : 'string';
  if (typeof extended['x-id'] === 'string') return [base, `id:${extended['x-id']}`];
  if (typeof extended['x-ref'] === 'string') return [base, `id:${extended['x-ref']}`];
  if (typeof extended['x-config-list'] === 'string')
    return [base, `config:${extended['x-config-list']}`];
  if (schema.format && FLAVORED_FORMATS.has(schema.format)) return [base, schema.format];
  return undefined;
}

function flavorNode(base: 'string' | 'number', flavor: string): ts.TypeNode {
  const keyword = ts.factory.createKeywordTypeNode(
    base === 'number' ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword,
  );
  return ts.factory.createTypeReferenceNode('Flavor', [
    keyword,
    ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(flavor)),
  ]);
}

const HEADER = `// Written by openapi/generate.ts from the contract. Do not edit.

/** Primitive tagged with its meaning: assignable from a plain value, not from another flavor. */
export type Flavor<T, F extends string> = T & { readonly __flavor?: F };

`;

/** Generates types.ts: the contract's types, with formats, references and configuration lists as flavors. */
export async function writeTypes(contract: Contract): Promise<string> {
  const text = JSON.stringify(contract);
  // cast: the same document, in the library's own type
  const document = JSON.parse(text) as OpenAPI3;
  const nodes = await openapiTS(document, {
    alphabetize: false,
    defaultNonNullable: false,
    transform(schema) {
      const found = flavorOf(schema);
      if (!found) return undefined;
      const node =
        found[1] === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : flavorNode(...found);
      const nullable =
        'type' in schema && Array.isArray(schema.type) && schema.type.includes('null');
      return nullable
        ? ts.factory.createUnionTypeNode([
            node,
            ts.factory.createLiteralTypeNode(ts.factory.createNull()),
          ])
        : node;
    },
  });
  const all = operationsOf(contract).map(({ operation }) => operation);
  const ids = all.map((operation) => JSON.stringify(operation.operationId));
  const open = all
    .filter((operation) => operation.security?.length === 0)
    .map((operation) => JSON.stringify(operation.operationId));
  return `${HEADER}${astToString(nodes)}\nexport type OperationId = ${ids.join(' | ')};\n\n/** Operations without a session. */\nexport type PublicOperationId = ${open.join(' | ')};\nexport type Schemas = components["schemas"];\n`;
}
