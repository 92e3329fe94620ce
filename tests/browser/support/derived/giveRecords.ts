import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  operationsOf,
  readContract,
  requestSchema,
  resolve,
  type Schema,
} from '../../../../openapi/generator/contract.ts';
import { sampleBody } from '../../../../tools/conformance/sampleBody.ts';
import { listPaths } from '../../../../tools/conformance/writeOperations.ts';
import { field, listOf } from '../../../derived/json.ts';
import type { Declared } from './declared.ts';

const contract = readContract(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);

/** Records that show an order. */
const FEW = 3;

interface Place {
  /** Headers of the session. */
  headers: Record<string, string>;
  /** Address in the API of what a path of the contract names. */
  addressOf: (path: string) => string;
}

/** Ids of the records that a new one must refer to, by their resource. */
async function referredIds(page: Page, schema: Schema, { headers, addressOf }: Place) {
  const lists = listPaths(contract);
  const ids = new Map<string, string[]>();
  for (const name of schema.required ?? []) {
    const { 'x-ref': resource } = resolve(contract, schema.properties?.[name] ?? {});
    const path = lists.get(resource ?? '');
    if (resource === undefined || path === undefined) continue;
    const answer = await page.request.get(addressOf(path), { headers });
    const found = answer.ok() ? listOf(field(await answer.json(), 'data')) : [];
    ids.set(
      resource,
      found.map((one) => String(field(one, 'id'))),
    );
  }
  return ids;
}

/**
 * Makes a few records of a list that the demo account has nothing in, by the smallest body of the
 * contract, so that a new entity needs no seed. Returns false if it makes none.
 */
export async function giveRecords(
  page: Page,
  { resource }: Declared,
  place: Place,
): Promise<boolean> {
  const path = resource.manifest.operations['create']?.path;
  const creating = operationsOf(contract).find((one) => one.path === path && one.method === 'post');
  const schema = creating && requestSchema(contract, creating.operation);
  if (path === undefined || !creating || !schema) return false;
  const ids = await referredIds(page, schema, place);
  let made = 0;
  for (let at = 0; at < FEW; at += 1) {
    const data = sampleBody(contract, schema, (name) => ids.get(name) ?? []);
    const { headers } = place;
    const answer = await page.request.post(place.addressOf(path), { headers, data });
    made += answer.status() === 201 ? 1 : 0;
  }
  return made > 0;
}
