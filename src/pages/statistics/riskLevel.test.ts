import { expect, it } from 'vitest';
import { riskLevel } from './riskLevel.ts';

it.each([
  [0, 'low'],
  [29, 'low'],
  [30, 'medium'],
  [59, 'medium'],
  [60, 'high'],
  [100, 'high'],
])('a risk of %i is %s', (risk, name) => {
  expect(riskLevel(risk).name).toBe(name);
});
