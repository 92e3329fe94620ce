import { get } from '#contract/get.ts';
import { expect, test } from 'vitest';
import { campaigns } from './campaigns.ts';

test('campaigns of a demo that is seeded early in the morning were changed in the past', () => {
  const now = new Date('2026-11-21T05:00:00.000Z');
  for (const campaign of campaigns(now, []))
    expect(Date.parse(String(get(campaign, 'updated_at')))).toBeLessThan(now.getTime());
});
