import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { get } from '#contract/get.ts';
import {
  operationsOf,
  readContract,
  requestSchema,
  resolve,
  type Schema,
} from '../../../../openapi/generator/contract.ts';
import { sampleBody } from '../../../../tools/conformance/sampleBody.ts';
import { listPaths } from '../../../../tools/conformance/writeOperations.ts';
import { listOf } from '../../../derived/json.ts';
import type { Declared } from './declared.ts';

const contract = readContract(
  readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);

/** Number of records that is enough to show an order. */
const RECORDS = 3;

interface ApiAccess {
  /** Headers of the session. */
  headers: Record<string, string>;
  /** Returns the API URL of a contract path. */
  addressOf: (path: string) => string;
}

/** Fetches the ids that a new record must reference, by resource. */
async function referredIds(page: Page, schema: Schema, { headers, addressOf }: ApiAccess) {
  const lists = listPaths(contract);
  const ids = new Map<string, string[]>();
  for (const name of schema.required ?? []) {
    const { 'x-ref': resource } = resolve(contract, schema.properties?.[name] ?? {});
    const path = lists.get(resource ?? '');
    if (resource === undefined || path === undefined) continue;
    const response = await page.request.get(addressOf(path), { headers });
    const found = response.ok() ? listOf(get(await response.json(), 'data')) : [];
    ids.set(
      resource,
      found.map((one) => String(get(one, 'id'))),
    );
  }
  return ids;
}

/**
 * Creates a few records of a list that is empty in the demo account, with the smallest body of the contract, so
 * that a new entity needs no seed. Returns false if it creates none.
 */
export async function createRecords(
  page: Page,
  { resource }: Declared,
  access: ApiAccess,
): Promise<boolean> {
  const path = resource.manifest.operations['create']?.path;
  const creating = operationsOf(contract).find((one) => one.path === path && one.method === 'post');
  const schema = creating && requestSchema(contract, creating.operation);
  if (path === undefined || !creating || !schema) return false;
  const ids = await referredIds(page, schema, access);
  let createdCount = 0;
  for (let at = 0; at < RECORDS; at += 1) {
    const data = sampleBody(contract, schema, (name) => ids.get(name) ?? []);
    const { headers } = access;
    const response = await page.request.post(access.addressOf(path), { headers, data });
    createdCount += response.status() === 201 ? 1 : 0;
  }
  return createdCount > 0;
}
