// `npm run new <entity> [-- --route …]`: drafts a definition, a menu entry and messages from the contract.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from '../../openapi/generator/contract.ts';
import { binary } from '../checkSteps.ts';
import { closestName } from '../closestName.ts';
import { loadManifest, manifestNames } from '../manifests.ts';
import { draftResource } from './draftResource.ts';
import { sharedMessages } from './sharedMessages.ts';
import { writeNew } from './writeNew.ts';

const root = resolve(import.meta.dirname, '../..');

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { route: { type: 'string' } },
  });
  const [name] = positionals;
  const names = manifestNames();
  if (!name) throw new Error(`No entity given: npm run new <entity>, one of: ${names.join(', ')}`);
  if (!names.includes(name))
    throw new Error(
      `The contract has no resource ${name}. Did you mean ${closestName(name, names) ?? names.join(', ')}?`,
    );
  const text = readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8');
  const manifest = await loadManifest(name);
  const options = { route: values.route, shared: await sharedMessages(root) };
  const { files, decisions } = draftResource(readContract(text), manifest, options);
  writeNew(root, files);
  execFileSync(binary('oxfmt'), ['--write', ...files.keys()], { cwd: root });
  process.stdout.write(`Written:\n  ${[...files.keys()].join('\n  ')}\n\n`);
  process.stdout.write(`Left to decide:\n  ${decisions.join('\n  ')}\n`);
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
