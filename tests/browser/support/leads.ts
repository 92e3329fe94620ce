import { expect, type Browser, type Page } from '@playwright/test';
import { closePopups } from './closedPopups.ts';
import { navigate } from './moveTo.ts';
import { closeNotices } from './notices.ts';
import { at, startSession, type Panel } from './panel.ts';

/** Creates a lead for a test. @returns its id */
export async function addLead(panel: Panel, couple: object, details?: object): Promise<number> {
  const providers = await panel.api('GET', '/providers');
  const providerId = at(at(providers.data, 0), 'id');
  const leadDetails = details && { leadDetails: details };
  const lead = await panel.api('POST', '/leads', { providerId, couple, ...leadDetails });
  return Number(at(lead.data, 'id'));
}

/** Opens a page of a lead; without a page load if a page of the panel is open. */
export async function openLead(
  { page, panel }: { page: Page; panel: Panel },
  id: number,
  tab = '',
): Promise<void> {
  const path = `/leads/${id}${tab}`;
  if (!page.url().startsWith('http')) return panel.goto(path);
  await closeNotices(page);
  await navigate(page, path);
}

/** Creates a lead and opens it. @returns its id once its name is the title */
export async function startLead(
  at: { page: Page; panel: Panel },
  couple: { brideName: string; email?: string; phone?: string },
  { tab = '', details }: { tab?: string; details?: object } = {},
): Promise<number> {
  const id = await addLead(at.panel, couple, details);
  await openLead(at, id, tab);
  const title = at.page.getByRole('heading', { level: 1, name: couple.brideName, exact: true });
  await expect(title).toBeVisible();
  return id;
}

/** Returns the id of the newest lead that matches. @throws Error if none does */
export async function findLead(
  panel: Panel,
  fits: (lead: unknown) => boolean,
  query = 'status=new,pending,negotiating,offered',
): Promise<number> {
  for (let page = 1; page <= 10; page += 1) {
    const { data } = await panel.api('GET', `/leads?limit=100&page=${page}&${query}`);
    const leads: unknown[] = Array.isArray(data) ? data : [];
    const id = at(leads.find(fits), 'id');
    if (typeof id === 'number') return id;
  }
  throw new Error('No lead of the demo matches');
}

/** Opens the same lead as a colleague in another browser context. */
export async function colleagueAt(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  await closePopups(context);
  const theirs = await context.newPage();
  await startSession(theirs, new URL(page.url()).origin, 'mert');
  await theirs.goto(page.url());
  await expect(theirs.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
  return theirs;
}

/** Opens a record's menu and returns the entry with this name, in the language of the page. */
export async function menuEntry(page: Page, name: string, menu = 'Diğer işlemler') {
  await page.getByRole('button', { name: menu, exact: true }).click();
  return page.getByRole('menuitem', { name });
}
