import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/db/seed/demoSignIns.ts';
import { chromiumArgs, type ChromiumLocation } from '../../tests/support/chromium.ts';
import { inPage } from './inPage.ts';
import { awaitChange, installProbe, type Expected, type Probe } from './probe.ts';
import { applyProfile, type Profile } from './profile.ts';
import type { Subject } from './subjects.ts';
import { recordTraffic, type Traffic } from './traffic.ts';

/** Measured figures, in the table's order. */
export const figures = [
  'JavaScript before the sign-in is usable, KiB',
  'JavaScript until the list is shown, KiB',
  'requests until the list is shown',
  'sign-in usable, ms',
  'sign-in sent to first row, ms',
  'cold start to first row, ms',
  'after typing: sign-in sent to first row, ms',
  'after typing: cold start without it, ms',
  'warm visit to first row, ms',
  'next page, ms',
  'sort, ms',
  'open a record to its title, ms',
  'open a record to all of it, ms',
  'longest interaction, ms',
  'blocking time until the list, ms',
  'layout shift',
  'heap as the list stands, MiB',
  'heap with what was fetched ahead, MiB',
] as const;
export type Figures = Record<(typeof figures)[number], number>;

// A person looks before the next click; what is fetched ahead has come by then.
const REST_MS = 1_500;
/** Between two keys of somebody who types a name and a password. */
const KEY_MS = 250;

/** Subject, address, browser and profile of a visit. */
interface Visit {
  browser: ChromiumLocation;
  /** Empty; for the browser's own files. */
  folder: string;
  address: string;
  profile: Profile;
  subject: Subject;
}

/** Opens the panel with an empty profile, signs in, works a little, and comes back; then anew, as somebody who types. */
export async function visit(one: Visit): Promise<Figures> {
  return {
    ...(await inBrowser(one, 'at-once', (context) => measureVisit(context, one))),
    ...(await inBrowser(one, 'typing', (context) => measureTyping(context, one))),
  };
}

async function inBrowser<T>(
  { browser, folder, subject }: Visit,
  name: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(join(folder, name), {
    ...browser,
    args: chromiumArgs,
    viewport: { width: 1440, height: 900 },
    locale: 'tr-TR',
  });
  try {
    // The transpiler names functions through this, and they run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    await context.addInitScript(installProbe, subject);
    await context.addInitScript(closePopups);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Runs in the page: a popup over the list would take the clicks. Who signs in has closed them all just now. */
export function closePopups(): void {
  const now = new Date().toISOString();
  const names = ['advertisement', 'priceUpdate', 'missingCatalog', 'missingInfo', 'referral'];
  const closed = Object.fromEntries(names.map((name) => [name, now]));
  localStorage.setItem('popups:1', JSON.stringify(closed));
}

type TypingFigures = Pick<Figures, Extract<keyof Figures, `after typing: ${string}`>>;

/**
 * Measures the time that a user waits. The application loads while the user types, so typing time is
 * excluded.
 */
async function measureTyping(context: BrowserContext, one: Visit): Promise<TypingFigures> {
  const opened = await openPage(context, one);
  const { page, session } = opened;
  await signIn(opened, one.subject, (text) => page.keyboard.type(text, { delay: KEY_MS }));
  const { signInUsable, firstRow, clickedAt } = await readProbe(session);
  const sent = firstRow - clickedAt;
  return {
    'after typing: sign-in sent to first row, ms': sent,
    'after typing: cold start without it, ms': signInUsable + sent,
  };
}

async function measureVisit(
  context: BrowserContext,
  one: Visit,
): Promise<Omit<Figures, keyof TypingFigures>> {
  const opened = await openPage(context, one);
  const { page, session, traffic } = opened;
  const { subject } = one;
  // As soon as the form is there: nothing has been fetched ahead by then.
  await signIn(opened, subject, (text) => page.keyboard.insertText(text));
  const heap = await heapMib(session);
  await page.waitForTimeout(REST_MS);
  const atList = await readProbe(session);
  const heapAfterwards = await heapMib(session);
  const clicked = { page, session, subject };
  const nextPage = await timed(clicked, subject.nextPage, 'rows');
  const sort = await timed(clicked, subject.sort, 'rows');
  const record = await timed(clicked, subject.row, 'record');
  const { interaction } = await readProbe(session);
  await page.close();

  const again = await openPage(context, one);
  await noted(again.session, 'firstRow');
  const warm = await readProbe(again.session);
  return {
    'JavaScript before the sign-in is usable, KiB': traffic.scriptKib(atList.signInUsable),
    'JavaScript until the list is shown, KiB': traffic.scriptKib(atList.firstRow),
    'requests until the list is shown': traffic.requests(atList.firstRow),
    'sign-in usable, ms': atList.signInUsable,
    'sign-in sent to first row, ms': atList.firstRow - atList.clickedAt,
    'cold start to first row, ms': atList.firstRow,
    'warm visit to first row, ms': warm.firstRow,
    'next page, ms': nextPage.whole,
    'sort, ms': sort.whole,
    'open a record to its title, ms': record.begun,
    'open a record to all of it, ms': record.whole,
    'longest interaction, ms': interaction,
    'blocking time until the list, ms': atList.blocked,
    'layout shift': atList.shift,
    'heap as the list stands, MiB': heap,
    'heap with what was fetched ahead, MiB': heapAfterwards,
  };
}

interface OpenPage {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** A page that has begun to load the list. */
async function openPage(
  context: BrowserContext,
  { address, profile, subject }: Visit,
): Promise<OpenPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await recordTraffic(session);
  await applyProfile(session, profile);
  await page.goto(address + subject.listPath, { waitUntil: 'commit' });
  return { page, session, traffic };
}

/** By the keyboard alone, as somebody who knows the page. */
async function signIn(
  { page, session }: OpenPage,
  { identifier }: Subject,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const fill = async (selector: string, text: string) => {
    await inPage(session, (one) => document.querySelector<HTMLElement>(one)?.focus(), selector);
    await write(text);
  };
  await noted(session, 'signInUsable');
  await fill(identifier, 'ayse');
  await fill('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await noted(session, 'firstRow');
}

/** Resolves once the page has noted that time. */
const noted = (session: CDPSession, what: 'signInUsable' | 'firstRow'): Promise<number> =>
  inPage(session, (name) => window.noted[name], what);

type Seen = Omit<Probe, 'signInUsable' | 'firstRow'> & Record<'signInUsable' | 'firstRow', number>;

/** Returns the measurements that the page has recorded, with NaN for missing ones. */
async function readProbe(session: CDPSession): Promise<Seen> {
  const probe = await inPage(session, () => ({ ...window.probe, change: undefined }), undefined);
  const { signInUsable = Number.NaN, firstRow = Number.NaN } = probe;
  return { ...probe, signInUsable, firstRow };
}

/** Milliseconds from a click to what it is for, begun and whole. */
async function timed(
  { page, session, subject }: { page: Page; session: CDPSession; subject: Subject },
  selector: string,
  expected: Expected,
) {
  await inPage(session, awaitChange, { expected, subject });
  await page.locator(selector).first().click();
  const wait = async () => ({
    begun: (await window.probe.change?.begun) ?? Number.NaN,
    whole: (await window.probe.change?.whole) ?? Number.NaN,
  });
  const took = await inPage(session, wait, undefined);
  await page.waitForTimeout(REST_MS);
  return took;
}

async function heapMib(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
