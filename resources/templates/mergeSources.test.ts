import { expect, it } from 'vitest';
import { templates } from '#contract/manifest/templates.ts';
import { mergeValues } from '../../src/engine/controls/mergeFields/mergeSources.ts';
import { mergeSources } from './mergeSources.ts';

it('fills exactly the merge fields of the contract, in order', () => {
  expect(Object.keys(mergeSources)).toEqual(templates.fields.content.mergeFields);
});

it('formats days, numbers and money of a lead in the text’s language', () => {
  const lead = {
    couple: { name: 'Elif & Can', brideName: 'Elif', groomName: null, weddingDate: '2027-06-19' },
    leadDetails: { estimatedGuestCount: 1250 },
    provider: { name: 'Çınaraltı' },
    offer: { productName: 'Yaz paketi', price: 185_000 },
    appointment: null,
  };
  expect(mergeValues(lead, mergeSources, 'Ayşe Yıldırım', 'tr')).toEqual({
    couple: 'Elif & Can',
    bride: 'Elif',
    groom: null,
    weddingDate: '19 Haziran 2027 Cumartesi',
    guests: '1.250',
    provider: 'Çınaraltı',
    offer: 'Yaz paketi',
    price: '185.000\u00a0TL',
    appointment: null,
    me: 'Ayşe Yıldırım',
  });
});
