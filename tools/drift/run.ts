// `npm run drift`: differences between the panel and the contract; `--all` lists what no screen uses.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { manifestNames } from '../manifests.ts';
import { brokenAnswers } from './brokenAnswers.ts';
import { coverageOf } from './coverage.ts';
import { averageOf, coverageTable, unusedLines } from './coverageTable.ts';
import { declaredNames, loadResources } from './loadResources.ts';
import { lostFacts } from './lostFacts.ts';
import { namesIn } from './namesIn.ts';
import { sourceTexts } from './sourceTexts.ts';

const root = resolve(import.meta.dirname, '../..');

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${title}\n  ${lines.join('\n  ')}\n\n`);
}

/** Returns the resources of the contract without a definition; parts and pages still render some of them. */
function undeclared(declared: readonly string[]): string[] {
  const { hasText } = namesIn(
    ['resources', 'src/pages', 'src/shell', 'src/session'].flatMap((folder) =>
      sourceTexts(join(root, folder)),
    ),
  );
  return manifestNames()
    .filter((name) => !declared.includes(name))
    .map((name) =>
      hasText(name) ? `${name} (named by a part, a page or another definition)` : name,
    );
}

const names = declaredNames();
const lost = await lostFacts();
print('RED: what a definition uses and the contract lost', lost);

const declared = await loadResources(names);
const coverages = declared.map(({ resource, menu }) =>
  coverageOf(resource, menu, sourceTexts(join(root, 'resources', resource.name))),
);
if (values.all) {
  print('YELLOW: what the contract offers and screens use', coverageTable(coverages).split('\n'));
  print('No screen uses', coverages.flatMap(unusedLines));
  print('No definition declares', undeclared(names));
}

const { differences, asked } = await brokenAnswers(names);
print('BLUE: answers that break the contract', differences);
const wrong = lost.length + differences.length;
process.stdout.write(
  `Screens of ${names.length} entities use ${averageOf(coverages)} of what the contract offers, and ${asked} reads ` +
    `of the API on the demo account were compared: ${wrong === 0 ? 'nothing is lost, nothing differs' : `${wrong} to mend`}.` +
    `${values.all ? '' : ' What is unused: npm run drift -- --all'}\n`,
);
process.exitCode = wrong > 0 ? 1 : 0;
