import type { Samples } from '../field.ts';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`)}`;

export const samples: Samples = {
  facts: { kind: 'image', required: true },
  good: [picture('#a62b57'), picture('#2f6f5e')],
  bad: [undefined, null, ''],
};
