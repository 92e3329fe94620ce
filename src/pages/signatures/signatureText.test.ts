import { expect, it } from 'vitest';
import { linesOfSignature, signatureOfLines } from './signatureText.ts';

it('lines are returned unchanged', () => {
  const written = 'Ayşe Yıldırım\nÇınaraltı Kır Bahçesi & <ekibi>';
  const kept = signatureOfLines(written);
  expect(kept).toBe('<p>Ayşe Yıldırım</p><p>Çınaraltı Kır Bahçesi &amp; &lt;ekibi&gt;</p>');
  expect(linesOfSignature(kept)).toBe(written);
});

it('formatted text is shown as plain text', () => {
  expect(linesOfSignature('<p><strong>Ayşe</strong><br>0216</p><ul><li>Beykoz</li></ul>')).toBe(
    'Ayşe\n0216\nBeykoz',
  );
  expect(linesOfSignature(null)).toBe('');
  expect(signatureOfLines('  \n ')).toBeNull();
});
