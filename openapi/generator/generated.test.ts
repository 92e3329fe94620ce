import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeCallFacts } from './callFacts.ts';
import { readContract, type Contract } from './contract.ts';
import { writeManifests } from './manifest.ts';
import { writeOperations } from './operations.ts';
import { writeFormats } from './formats.ts';
import { writeRichText } from './richText.ts';
import { copyRules } from './rules.ts';
import { writeTypes } from './types.ts';

const folder = join(import.meta.dirname, '../generated');
const bundled = readFileSync(join(folder, 'openapi.json'), 'utf8');

async function filesOf(contract: Contract): Promise<Map<string, string>> {
  return new Map([
    ...writeManifests(contract),
    ...writeCallFacts(contract),
    ...writeOperations(contract),
    ...copyRules(),
  ])
    .set('types.ts', await writeTypes(contract))
    .set('richText.ts', writeRichText(contract))
    .set('formats.ts', writeFormats(contract));
}

it('is deterministic and equals the files in generated/', async () => {
  const once = await filesOf(readContract(bundled));
  const again = await filesOf(readContract(bundled));
  expect([...again]).toEqual([...once]);
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(new Map(kept)).toEqual(once);
});

it('does not change the contract', async () => {
  const contract = readContract(bundled);
  await filesOf(contract);
  expect(contract).toEqual(readContract(bundled));
});
