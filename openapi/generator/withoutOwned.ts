import { resolve, type Contract, type Schema } from './contract.ts';

/**
 * Returns the fields that a customer may change; fields with an owner (`x-owner`) are written at the creation
 * only.
 */
export function withoutOwned(contract: Contract, body: Schema): Schema {
  const own = Object.entries(body.properties ?? {}).filter(
    ([, property]) => !resolve(contract, property)['x-owner'],
  );
  return { ...body, properties: Object.fromEntries(own) };
}
