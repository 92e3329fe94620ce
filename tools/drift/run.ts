// `npm run drift`: differences between the panel and the contract; `--all` lists the items that no screen uses.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { manifestNames } from '../manifests.ts';
import { contractViolations } from './contractViolations.ts';
import { coverageOf } from './coverage.ts';
import { averageOf, coverageTable, unusedLines } from './coverageTable.ts';
import { declaredNames, loadResources } from './loadResources.ts';
import { missingItems } from './missingItems.ts';
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
      hasText(name) ? `${name} (used by a part, a page or another definition)` : name,
    );
}

const names = declaredNames();
const missing = await missingItems();
print('RED: used by a definition, missing in the contract', missing);

const declared = await loadResources(names);
const coverages = declared.map(({ resource, menu }) =>
  coverageOf(resource, menu, sourceTexts(join(root, 'resources', resource.name))),
);
if (values.all) {
  print('YELLOW: items of the contract that screens use', coverageTable(coverages).split('\n'));
  print('Unused by any screen', coverages.flatMap(unusedLines));
  print('Without a definition', undeclared(names));
}

const { differences, checkedCount } = await contractViolations(names);
print('BLUE: responses that violate the contract', differences);
const faultCount = missing.length + differences.length;
process.stdout.write(
  `Screens of ${names.length} entities use ${averageOf(coverages)} of the contract's items, and ${checkedCount} reads ` +
    `of the API on the demo account were compared: ${faultCount === 0 ? 'no differences' : `${faultCount} to fix`}.` +
    `${values.all ? '' : ' Unused items: npm run drift -- --all'}\n`,
);
process.exitCode = faultCount > 0 ? 1 : 0;
