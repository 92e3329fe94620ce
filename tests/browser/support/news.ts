import type { Page } from '@playwright/test';
import { at } from './panel.ts';

/** Messages of the shell that tell about a couple, or say a text. */
export const noticesOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem').filter({ hasText: text });

interface CoupleWrote {
  leadId: number;
  coupleName: string;
  text: string;
}

/** A couple writes from outside: a new enquiry, or a message in one. */
export async function coupleWrites(
  page: Page,
  url: string,
  way: 'ask' | 'write',
): Promise<CoupleWrote> {
  const response = await page.request.post(`${url}/sandbox/couples/${way}`, {
    headers: { accept: 'application/json' },
  });
  const answer: unknown = await response.json();
  const data = at(answer, 'data');
  return {
    leadId: Number(at(data, 'leadId')),
    coupleName: String(at(data, 'coupleName')),
    text: String(at(data, 'text')),
  };
}
