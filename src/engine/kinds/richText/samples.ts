import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'richText', required: true, maxLength: 4000 },
  good: [
    '<p>Sevgili çiftimiz,</p><p><strong>Bahçemiz</strong> haziranda müsait.</p>',
    '<ul><li>İkram</li><li>Işık</li></ul>',
    '<p dir="rtl">حديقتنا متاحة في يونيو</p>',
    'Yalnızca söz, işaret yok',
  ],
  bad: [undefined, null, '', `<p>${'a'.repeat(4000)}</p>`, 5],
};
