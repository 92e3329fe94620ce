import { expect, it } from 'vitest';
import { modelFaults } from './rules.ts';

it('reports each option of another category', () => {
  expect(modelFaults({ optionIds: [101, 1401] }, new Set([101]))).toEqual([
    { path: 'optionIds[1]', code: 'not_own' },
  ]);
});
