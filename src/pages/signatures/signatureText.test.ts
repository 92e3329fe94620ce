import { expect, it } from 'vitest';
import { linesOfSignature, signatureOfLines } from './signatureText.ts';

it('lines come back as they were written', () => {
  const written = 'Ayşe Yıldırım\nÇınaraltı Kır Bahçesi & <ekibi>';
  const kept = signatureOfLines(written);
  expect(kept).toBe('<p>Ayşe Yıldırım</p><p>Çınaraltı Kır Bahçesi &amp; &lt;ekibi&gt;</p>');
  expect(linesOfSignature(kept)).toBe(written);
});

it('what was formatted elsewhere is shown by its words', () => {
  expect(linesOfSignature('<p><strong>Ayşe</strong><br>0216</p><ul><li>Beykoz</li></ul>')).toBe(
    'Ayşe\n0216\nBeykoz',
  );
  expect(linesOfSignature(null)).toBe('');
  expect(signatureOfLines('  \n ')).toBeNull();
});
