import { expect, it } from 'vitest';
import { holdsContactDetails } from './contactDetails.ts';

it.each([
  'Bizi 0532 123 45 67 numarasından arayın.',
  'Tel: 05321234567',
  '+90 (216) 333-00-22',
  '532.123.45.67',
  '444 1 444',
  '٠٥٣٢ ١٢٣ ٤٥ ٦٧',
  '<p>0532 <b>123</b> 45 67</p>',
  'yazin: bilgi@example.com',
  'www.cinaralti.example',
  'cinaralti.com.tr adresinde',
  'Instagram: @cinaralti',
  '<p><a href="https://example.org">Sitemiz</a></p>',
  '0532&nbsp;123&nbsp;45&nbsp;67',
])('finds contact details in %j', (text) => {
  expect(holdsContactDetails(text)).toBe(true);
});

it.each([
  '1998’den beri 2.500 düğüne ev sahipliği yaptık.',
  '400 misafir yemekli, 600 misafir kokteyl; 12.500 TL’den başlar.',
  '<p>2019, 2020 ve 2021 yıllarında ödül aldık.</p>',
  'Saat 14.00–23.30 arası açığız.',
  'Boğaz’a 15 dakika. Kır bahçesi.Salon',
  '34 ABC 123',
])('accepts %j', (text) => {
  expect(holdsContactDetails(text)).toBe(false);
});
