import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProblem } from './generator/bundleProblem.ts';
import { writeCallFacts } from './generator/callFacts.ts';
import { BrokenContract, readContract, type Contract } from './generator/contract.ts';
import { writeFormats } from './generator/formats.ts';
import { writeManifests } from './generator/manifest.ts';
import { writeOperations } from './generator/operations.ts';
import { writeRichText } from './generator/richText.ts';
import { ruleProblems } from './generator/ruleProblems.ts';
import { copyRules } from './generator/rules.ts';
import { shapeProblems } from './generator/shapeProblems.ts';
import { writeTypes } from './generator/types.ts';
import { placeOf, wordProblems, type Source } from './generator/words.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const target = join(here, 'generated');

/** Bundles the contract into one document with the linter's bundler. */
function bundle(): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const run = spawnSync(process.execPath, [cli, 'bundle', join(here, 'openapi.yaml'), '-o', file], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new BrokenContract(bundleProblem(run.stdout + run.stderr));
  const contract = readContract(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return contract;
}

/** Reads the contract's source files. */
function readSources(): Source[] {
  return listFiles(here)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file: `openapi/${file}`, text: readFileSync(join(here, file), 'utf8') }));
}

/** Returns every generated file, by its path below generated/. */
async function generate(): Promise<Map<string, string>> {
  const strange = [...wordProblems(readSources()), ...shapeProblems(readSources())];
  if (strange.length > 0) throw new BrokenContract(strange.join('\n'));
  const contract = bundle();
  const broken = ruleProblems(contract).map((one) => placed(one));
  if (broken.length > 0) throw new BrokenContract(broken.join('\n'));
  const files = new Map<string, string>();
  files.set('openapi.json', `${JSON.stringify(contract, null, 1)}\n`);
  files.set('types.ts', await writeTypes(contract));
  for (const [name, text] of writeOperations(contract)) files.set(name, text);
  files.set('formats.ts', writeFormats(contract));
  files.set('richText.ts', writeRichText(contract));
  for (const [name, text] of copyRules()) files.set(name, text);
  for (const [name, text] of writeManifests(contract)) files.set(name, text);
  for (const [name, text] of writeCallFacts(contract)) files.set(name, text);
  return files;
}

function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, join(below, entry.name)) : [join(below, entry.name)],
  );
}

function stale(files: Map<string, string>): string[] {
  const present = new Set(listFiles(target));
  const wrong = [...files]
    .filter(
      ([name, text]) => !present.has(name) || readFileSync(join(target, name), 'utf8') !== text,
    )
    .map(([name]) => name);
  return [...wrong, ...[...present].filter((name) => !files.has(name))];
}

/** Prefixes a problem with its file and line, if they are found. */
function placed(problem: string): string {
  const at = problem.startsWith('openapi/') ? '' : placeOf(problem, readSources());
  return at === '' ? problem : `${at}: ${problem}`;
}

/** Prints a fault of the contract in one sentence and exits with 1; rethrows any other error with its stack. */
function fail(error: unknown): never {
  if (!(error instanceof BrokenContract)) throw error;
  const message = error.message.replace(BrokenContract.PREFIX, '');
  process.stderr.write(`${BrokenContract.PREFIX}${placed(message)}\n`);
  process.exit(1);
}

const files = await generate().catch(fail);
if (process.argv.includes('--check')) {
  const wrong = stale(files);
  if (wrong.length > 0) {
    process.stderr.write(
      `openapi/generated is stale, run \`npm run contract\`: ${wrong.join(', ')}\n`,
    );
    process.exit(1);
  }
} else {
  rmSync(target, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), text);
  }
  process.stdout.write(`openapi/generated: ${files.size} files\n`);
}
