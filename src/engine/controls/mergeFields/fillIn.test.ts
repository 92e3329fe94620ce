import { expect, it } from 'vitest';
import { fillIn, openFields, type MergeValues } from './fillIn.ts';

const values: MergeValues = {
  couple: 'Elif & Can',
  bride: 'Elif',
  groom: null,
  weddingDate: '19 Haziran 2027',
  guests: '250',
  provider: 'Çınaraltı',
  offer: null,
  price: null,
  appointment: null,
  me: 'Ayşe Yıldırım',
};
const labels = {
  couple: 'Çift',
  bride: 'Gelin',
  groom: 'Damat',
  weddingDate: 'Düğün tarihi',
  guests: 'Davetli',
  provider: 'Firma',
  offer: 'Teklif',
  price: 'Fiyat',
  appointment: 'Randevu',
  me: 'Adınız',
};

it('fills fields by their name and by their label', () => {
  expect(
    fillIn('Merhaba {{couple}}, {{ DÜĞÜN TARİHİ }} için {{Davetli}} kişi', values, labels),
  ).toBe('Merhaba Elif & Can, 19 Haziran 2027 için 250 kişi');
});

it('keeps fields without value or unknown ones visible', () => {
  const text = fillIn('{{groom}} ve {{Fiyat}}, {{price}}, {{bilinmeyen}}', values, labels);
  expect(text).toBe('{{Damat}} ve {{Fiyat}}, {{Fiyat}}, {{bilinmeyen}}');
  expect(openFields(text)).toEqual(['Damat', 'Fiyat', 'bilinmeyen']);
  expect(openFields('Fiyat: 10 { } {{}}')).toEqual([]);
});
