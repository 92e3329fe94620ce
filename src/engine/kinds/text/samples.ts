import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'text', required: true, minLength: 2, maxLength: 80 },
  good: [
    'Elif Şahin',
    'IŞIL İNCİ ÇAĞRI ÖĞÜT',
    'ığüşöç İIĞÜŞÖÇ',
    'ليلى عبد الرحمن',
    'Layla ليلى & Can',
    '👰🏻‍♀️ Zeynep 🤵🏻‍♂️ Emre',
    'a<b>&amp;"\'',
    'Donaudampfschifffahrtsgesellschaftskapitänswitwenhochzeitsempfangsgästebuchseite',
  ],
  bad: [undefined, null, '', 'İ', 'ş'.repeat(81), 42, ['Elif'], { name: 'Elif' }],
};
