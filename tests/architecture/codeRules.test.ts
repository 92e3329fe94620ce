import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CodeRule } from './codeRule.ts';
import { codeRules } from './codeRules.ts';
import {
  docCommentsBeginWithVerbOrNoun,
  functionDocsBeginWithVerb,
  testTitlesStandAlone,
} from './commentRules.ts';
import { arrowsFollowDirection } from './directionRules.ts';
import { effectsReturnCleanup } from './effectRules.ts';
import { drawnPartsStayInForms } from './adminRules.ts';
import { daysAreChosenFromOurCalendar, htmlIsParsedInOnePlace } from './htmlRules.ts';
import { limitsComeFromTheContract } from './limitRules.ts';
import { migrationsLockBriefly } from './migrationLockRules.ts';
import { migrationsExpand } from './migrationRules.ts';
import { root } from './projectFiles.ts';
import { sessionsKeepNothing } from './sessionRules.ts';
import { lineCount, parse, sources, type Source } from './source.ts';
import { engineNamesNoEntity, wordsLiveInTranslations } from './wordRules.ts';

/** Resources of the contract; a few examples if there is no contract yet. */
const resourceNames = new Set(['leads', 'lead-items', ...resourcesOfContract()]);
const rules = [
  ...codeRules,
  docCommentsBeginWithVerbOrNoun,
  functionDocsBeginWithVerb,
  effectsReturnCleanup,
  testTitlesStandAlone,
  drawnPartsStayInForms,
  htmlIsParsedInOnePlace,
  daysAreChosenFromOurCalendar,
  arrowsFollowDirection,
  sessionsKeepNothing,
  limitsComeFromTheContract,
  migrationsExpand,
  migrationsLockBriefly,
  wordsLiveInTranslations,
  engineNamesNoEntity(resourceNames),
];

function resourcesOfContract(): string[] {
  const contract = readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8');
  return [...contract.matchAll(/"x-resource": ?"([\w-]+)"/g)].map(([, name = '']) => name);
}

function findings(rule: CodeRule, source: Source): string[] {
  return rule.find(source).map(({ line, why }) => `${source.path}:${line} ${why}`);
}

/** Applies every rule to every file; each file is parsed once. */
function findingsByRule(): ReadonlyMap<CodeRule, string[]> {
  const found = new Map<CodeRule, string[]>(rules.map((rule) => [rule, []]));
  for (const { path, text } of sources) {
    const source = parse(path, text);
    for (const [rule, lines] of found) lines.push(...findings(rule, source));
  }
  return found;
}

let found: ReadonlyMap<CodeRule, string[]> = new Map();
beforeAll(() => {
  found = findingsByRule();
});

describe.each(rules)('$name', (rule) => {
  test('in every file of ours', () => {
    expect(found.get(rule)).toEqual([]);
  });

  test('reports its examples and nothing else', () => {
    for (const [path, texts] of Object.entries(rule.bad)) {
      for (const text of texts) expect(findings(rule, parse(path, text)), text).not.toEqual([]);
    }
    for (const [path, texts] of Object.entries(rule.good)) {
      for (const text of texts) expect(findings(rule, parse(path, text)), text).toEqual([]);
    }
  });
});

test('half of the files are shorter than 70 lines', () => {
  const lengths = sources.map(({ text }) => lineCount(text)).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(70);
});

test('the rules above read the whole project', () => {
  const folders = new Set(sources.map(({ path }) => path.split('/')[0]));
  expect([...folders]).toEqual(
    expect.arrayContaining(['openapi', 'i18n', 'src', 'server', 'tests', 'tools']),
  );
  expect(sources.length).toBeGreaterThan(100);
});
