import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const target = join(import.meta.dirname, '../../docs/resources');

it('docs/resources equals the definitions; `npm run docs` writes it', () => {
  const kept = readdirSync(target);
  const stale = [...pages].flatMap(([name, text]) =>
    kept.includes(name) && readFileSync(join(target, name), 'utf8') === text ? [] : [name],
  );
  expect(stale).toEqual([]);
  expect(kept.filter((name) => !pages.has(name))).toEqual([]);
});

it('a page contains the texts, links to the other language, and the states as a diagram', () => {
  const page = pages.get('leads.md') ?? '';
  expect(page).toContain('# Couples');
  expect(page).toContain('[Türkçe](leads.tr.md)');
  expect(page).toContain('any0 --> deal: ');
  expect(page).toMatch(/```mermaid\nstateDiagram-v2\n/);
});
