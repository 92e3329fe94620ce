import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';
import { CoupleEmail, CouplePhone } from './CoupleContact.tsx';

/** Returns the hrefs of the couple's contacts with these channels allowed. */
function linksWith(channels: Schemas['Channel'][]) {
  // cast: the cells read no other field of the record
  const record = { allowed: { channels } } as unknown as Lead;
  const { container } = render(
    <>
      <CouplePhone value="+905321234567" record={record} />
      <CoupleEmail value="elif@example.com" record={record} />
    </>,
  );
  expect(container.textContent).toBe('+90 532 123 45 67elif@example.com');
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

it.each<[string, Schemas['Channel'][], string[]]>([
  ['open', ['email', 'sms', 'call'], ['tel:+905321234567', 'mailto:elif@example.com']],
  ['phone only', ['sms', 'call', 'whatsapp'], ['tel:+905321234567']],
  ['e-mail only', ['email'], ['mailto:elif@example.com']],
  ['closed', [], []],
])('links the contacts of a couple that is %s as the API allows', (_, channels, links) => {
  expect(linksWith(channels)).toEqual(links);
});
