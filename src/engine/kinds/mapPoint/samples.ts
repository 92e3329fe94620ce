import type { Samples } from '../../definition/field.ts';

const degrees = (limit: number) =>
  ({ kind: 'number', required: true, minimum: -limit, maximum: limit }) as const;

export const samples: Samples = {
  facts: {
    kind: 'mapPoint',
    required: true,
    fields: { latitude: degrees(90), longitude: degrees(180) },
  },
  good: [
    { latitude: 41.043, longitude: 29.0094 },
    { latitude: 0, longitude: 0 },
    { latitude: -33.8688, longitude: 151.2093 },
  ],
  bad: [
    undefined,
    null,
    '',
    {},
    { latitude: 41 },
    { latitude: 91, longitude: 29 },
    { latitude: 41, longitude: -181 },
    { latitude: '41', longitude: '29' },
    '41, 29',
  ],
};
