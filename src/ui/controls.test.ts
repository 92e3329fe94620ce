import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'controls.css'), 'utf8');

it('has no hover colors on a touch screen, where the hover stays after a tap', () => {
  const everywhere = css.replaceAll(/@media \(hover: hover\) \{[\s\S]*?\n\}/g, '');
  const rules = [...everywhere.matchAll(/^\S*:hover \{[^}]*\}/gm)].map(([rule]) => rule);
  expect(rules.length).toBeLessThan([...css.matchAll(/:hover \{/g)].length);
  expect(rules.filter((rule) => /background|color/.test(rule))).toEqual([]);
});
