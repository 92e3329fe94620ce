import { expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

it('keeps paragraphs, breaks and lists, and nothing executable', () => {
  const html =
    '<p>Merhaba,</p><p>Üç <strong>menü</strong>:<br>ikisi sıcak</p><ul><li>Klasik</li><li>Vegan</li></ul><script>alert(1)</script>';
  expect(linesOf(html)).toBe('Merhaba,\n\nÜç menü:\nikisi sıcak\n\n- Klasik\n- Vegan');
});
