import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsAppLink.ts';

it('contains only digits, and an encoded text', () => {
  expect(whatsAppLink('+905321234567', 'Merhaba, 19 Haziran & düğün?')).toBe(
    'https://wa.me/905321234567?text=Merhaba%2C%2019%20Haziran%20%26%20d%C3%BC%C4%9F%C3%BCn%3F',
  );
});
