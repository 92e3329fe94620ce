// `npm run drift`: where the panel and the contract have grown apart.
import { join, resolve } from 'node:path';
import { manifestNames } from '../manifests.ts';
import { brokenAnswers } from './brokenAnswers.ts';
import { coverageOf } from './coverage.ts';
import { coverageTable, unusedLines } from './coverageTable.ts';
import { declaredNames, loadResources } from './loadResources.ts';
import { lostFacts } from './lostFacts.ts';
import { namesIn } from './namesIn.ts';
import { sourceTexts } from './sourceTexts.ts';

const root = resolve(import.meta.dirname, '../..');

function print(title: string, lines: readonly string[], none: string): void {
  const shown = lines.length > 0 ? lines : [none];
  process.stdout.write(`\n${title}\n  ${shown.join('\n  ')}\n`);
}

/** Resources of the contract without a definition; some are drawn by parts and pages all the same. */
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
print('RED: what a definition uses and the contract lost', lost, 'nothing');

const declared = await loadResources(names);
const coverages = declared.map(({ resource, menu }) =>
  coverageOf(resource, menu, sourceTexts(join(root, 'resources', resource.name))),
);
print('YELLOW: what the contract offers and screens use', coverageTable(coverages).split('\n'), '');
print('No screen uses', coverages.flatMap(unusedLines), 'nothing is left');
print('No definition declares', undeclared(names), 'every resource has one');

const { differences, asked } = await brokenAnswers(names);
print(
  `BLUE: answers that break the contract (${asked} reads of declared resources, asked of the API on the demo account: status, body, pages, sorts, filters, refusals)`,
  differences,
  'none',
);
process.exitCode = lost.length + differences.length > 0 ? 1 : 0;
