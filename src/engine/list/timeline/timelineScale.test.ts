import { expect, test } from 'vitest';
import { timelineScale } from './timelineScale.ts';

test('a timeline spans whole months and positions ranges by their days', () => {
  const scale = timelineScale([{ from: '2026-11-10', until: '2026-11-19' }], '2026-11-25');
  expect(scale.months).toEqual([{ month: '2026-11', at: 0 }]);
  const place = scale.placeOf({ from: '2026-11-10', until: '2026-11-19' });
  expect(place?.start).toBe(30);
  expect(place?.length).toBeCloseTo(100 / 3, 5);
  expect(scale.today).toBeCloseTo((24.5 / 30) * 100, 5);
});

test('a timeline includes today after all ranges, and cuts off old ones', () => {
  const ranges = [{ from: '2019-01-01', until: '2026-02-28' }];
  const scale = timelineScale(ranges, '2026-11-25');
  expect(scale.months).toHaveLength(18);
  expect(scale.months.at(-1)?.month).toBe('2026-11');
  expect(scale.placeOf({ from: '2019-01-01', until: '2026-02-28' })?.start).toBe(0);
  expect(scale.placeOf({ from: '2019-01-01', until: '2020-02-28' })).toBeUndefined();
});
