import type { Locator, Page } from '@playwright/test';
import { at, type Panel } from './panel.ts';

/** Time-out for a popup, which opens after the page is rendered and its data is loaded; long on a loaded machine. */
export const soon = { timeout: 30_000 };

export const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

export interface Zeynep {
  customerId: number;
  pageId: number;
}

/** Signs in as the customer user whose provider has no price list and no text. */
export async function asZeynep(panel: Panel, path = '/leads'): Promise<Zeynep> {
  await panel.signIn('zeynep', path);
  const { data } = await panel.api('GET', '/providers');
  return { customerId: 2, pageId: Number(at(at(data, 0), 'id')) };
}
