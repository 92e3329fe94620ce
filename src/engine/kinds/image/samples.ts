import type { Samples } from '../../definition/field.ts';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`)}`;

/** A stored picture's URL, or a chosen file. */
export const samples: Samples = {
  facts: { kind: 'image', required: true, maxBytes: 20_480 },
  good: [picture('#a62b57'), picture('#2f6f5e')],
  bad: [
    undefined,
    null,
    '',
    5,
    new File(['x'], 'belge.pdf', { type: 'application/pdf' }),
    new File(['x'.repeat(20_481)], 'buyuk.png', { type: 'image/png' }),
  ],
};
