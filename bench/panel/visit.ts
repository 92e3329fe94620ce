import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/db/seed/demoSignIns.ts';
import { chromiumArgs, type ChromiumLocation } from '../../tests/support/chromium.ts';
import { clickAt } from './click.ts';
import { closePopups } from './closePopups.ts';
import { inPage } from './inPage.ts';
import { awaitChange, installProbe, type Expected, type Probe } from './probe.ts';
import { countProcessor, processorMs } from './processor.ts';
import { applyProfile, type Profile } from './profile.ts';
import type { Subject } from './subjects.ts';
import { recordTraffic, type Traffic } from './traffic.ts';

/** Measured figures, in the table's order. */
export const figures = [
  'JavaScript before the sign-in is usable, KiB',
  'JavaScript until the list is shown, KiB',
  'requests until the list is shown',
  'JavaScript until idle, KiB',
  'requests until idle',
  'processor time until idle, ms',
  'DOM elements at the list',
  'sign-in usable, ms',
  'sign-in sent to first row, ms',
  'cold start to first row, ms',
  'after typing: sign-in sent to first row, ms',
  'after typing: cold start without it, ms',
  'warm visit to first row, ms',
  'warm visit: processor time until idle, ms',
  'next page, ms',
  'next page: processor time, ms',
  'sort, ms',
  'sort: processor time, ms',
  'open a record to its title, ms',
  'open a record to all of it, ms',
  'open a record: processor time, ms',
  'longest interaction, ms',
  'blocking time until the list, ms',
  'layout shift until idle',
  'heap as the list stands, MiB',
  'heap with what was fetched ahead, MiB',
] as const;
export type Figures = Record<(typeof figures)[number], number>;

// Milliseconds between two clicks of a user; prefetches end within them.
const REST_MS = 1_500;
/** Milliseconds without requests and responses after which a page is idle. */
const IDLE_MS = 3_000;
/** Maximum milliseconds to wait for an idle page. */
const TIMEOUT_MS = 60_000;
/** Milliseconds between two keys of a user who types a name and a password. */
const KEY_MS = 250;

/** Subject, URL, browser and profile of a visit. */
interface Visit {
  browser: ChromiumLocation;
  /** Empty folder of the browser profile. */
  folder: string;
  address: string;
  profile: Profile;
  subject: Subject;
}

/**
 * Measures a first visit with an empty profile (sign-in, some clicks) and a warm one; then another first visit at
 * typing speed.
 */
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
    // The transpiler calls this helper in functions, which run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    await context.addInitScript(installProbe, subject);
    await context.addInitScript(closePopups);
    return await work(context);
  } finally {
    await context.close();
  }
}

type TypingFigures = Pick<Figures, Extract<keyof Figures, `after typing: ${string}`>>;

/** Measures the time that a user waits, without typing time, in which the application loads. */
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
  // Signs in as soon as the form is usable, before anything is prefetched.
  await signIn(opened, subject, (text) => page.keyboard.insertText(text));
  const heap = await heapMib(session);
  await idle(opened);
  const atList = await readProbe(session);
  const atIdle = await readIdle(opened);
  const clicked = { page, session, subject };
  const nextPage = await timed(clicked, subject.nextPage, 'rows');
  const sort = await timed(clicked, subject.sort, 'rows');
  const record = await timed(clicked, subject.row, 'record');
  const { interaction } = await readProbe(session);
  await page.close();

  const again = await openPage(context, one);
  await recordedTime(again.session, 'firstRow');
  const warm = await readProbe(again.session);
  await idle(again);
  return {
    'JavaScript before the sign-in is usable, KiB': traffic.scriptKib(atList.signInUsable),
    'JavaScript until the list is shown, KiB': traffic.scriptKib(atList.firstRow),
    'requests until the list is shown': traffic.requests(atList.firstRow),
    ...atIdle,
    'sign-in usable, ms': atList.signInUsable,
    'sign-in sent to first row, ms': atList.firstRow - atList.clickedAt,
    'cold start to first row, ms': atList.firstRow,
    'warm visit to first row, ms': warm.firstRow,
    'warm visit: processor time until idle, ms': await processorMs(again.session),
    'next page, ms': nextPage.whole,
    'next page: processor time, ms': nextPage.processor,
    'sort, ms': sort.whole,
    'sort: processor time, ms': sort.processor,
    'open a record to its title, ms': record.begun,
    'open a record to all of it, ms': record.whole,
    'open a record: processor time, ms': record.processor,
    'longest interaction, ms': interaction,
    'blocking time until the list, ms': atList.blocked,
    'layout shift until idle': atList.shift,
    'heap as the list stands, MiB': heap,
  };
}

/** Resolves once the page is idle and its prefetches have ended, at the latest after a minute. */
async function idle({ page, traffic }: OpenPage): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  while (!traffic.rests(IDLE_MS) && performance.now() < until) await page.waitForTimeout(100);
}

/** Reads the costs of a visit to the list; call it once the page is idle. */
async function readIdle({ session, traffic }: OpenPage) {
  // First, because counting elements and collecting garbage take processor time.
  const processor = await processorMs(session);
  const elements = await inPage(session, () => document.querySelectorAll('*').length, undefined);
  return {
    'JavaScript until idle, KiB': traffic.scriptKib(Infinity),
    'requests until idle': traffic.requests(Infinity),
    'processor time until idle, ms': processor,
    'DOM elements at the list': elements,
    'heap with what was fetched ahead, MiB': await heapMib(session),
  };
}

interface OpenPage {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** Opens a page at the list. */
async function openPage(
  context: BrowserContext,
  { address, profile, subject }: Visit,
): Promise<OpenPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await recordTraffic(session);
  await applyProfile(session, profile);
  await countProcessor(session);
  await page.goto(address + subject.listPath, { waitUntil: 'commit' });
  return { page, session, traffic };
}

/** Signs in by keyboard alone, without a click between fields. */
async function signIn(
  { page, session }: OpenPage,
  { identifier }: Subject,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const fill = async (selector: string, text: string) => {
    await inPage(session, (one) => document.querySelector<HTMLElement>(one)?.focus(), selector);
    await write(text);
  };
  await recordedTime(session, 'signInUsable');
  await fill(identifier, 'ayse');
  await fill('input[name="password"]', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await recordedTime(session, 'firstRow');
}

/** Waits until the page has recorded this time. */
const recordedTime = (session: CDPSession, what: 'signInUsable' | 'firstRow'): Promise<number> =>
  inPage(session, (name) => window.recordedTimes[name], what);

type CompleteProbe = Omit<Probe, 'signInUsable' | 'firstRow'> &
  Record<'signInUsable' | 'firstRow', number>;

/** Returns the measurements that the page has recorded, with NaN for missing ones. */
async function readProbe(session: CDPSession): Promise<CompleteProbe> {
  const probe = await inPage(session, () => ({ ...window.probe, change: undefined }), undefined);
  const { signInUsable = Number.NaN, firstRow = Number.NaN } = probe;
  return { ...probe, signInUsable, firstRow };
}

/**
 * Clicks an element and measures the change that it causes, in milliseconds.
 * @returns the time to its start and to its end, and the processor time of the page's thread
 */
async function timed(
  { page, session, subject }: { page: Page; session: CDPSession; subject: Subject },
  selector: string,
  expected: Expected,
) {
  await inPage(session, awaitChange, { expected, subject });
  const at = await inPage(session, placeOf, selector);
  const before = await processorMs(session);
  await clickAt(session, at);
  const wait = async () => ({
    begun: (await window.probe.change?.begun) ?? Number.NaN,
    whole: (await window.probe.change?.whole) ?? Number.NaN,
  });
  const took = await inPage(session, wait, undefined);
  const processor = (await processorMs(session)) - before;
  await page.waitForTimeout(REST_MS);
  return { ...took, processor };
}

/** Runs in the page: scrolls to the first matching element and returns its centre. */
function placeOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No element matches ${selector}`);
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function heapMib(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
