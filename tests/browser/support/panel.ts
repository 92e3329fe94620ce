import {
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import type { Language } from '#i18n/messages.ts';
import { closePopups } from './closedPopups.ts';
import { expect } from './waitForRender.ts';
import { attachScreenshots, failureReport, recordAnswers } from './failureReport.ts';
import { Secrets } from './secrets.ts';
import { startPanel, type RunningPanel } from './server.ts';

export interface Panel {
  /** Opens a page of the panel. */
  goto(path: string): Promise<void>;
  /**
   * Signs in on the way to a page, and waits for it; the list of leads by default. If a page shows the sign-in
   * already, its form is used.
   */
  signIn(login?: string, path?: string): Promise<void>;
  /**
   * Signs in without opening a page, for a test that first prepares data by the API.
   * @param language of the pages, from the first one on
   */
  startSession(login?: string, language?: Language): Promise<void>;
  /**
   * Calls the API with this page's session, or the one just started.
   * @param version of the record that is changed
   * @returns the body
   */
  api(method: string, path: string, body?: unknown, version?: number): Promise<ApiAnswer>;
  /** Returns the messages that the sandbox accepted for a recipient, newest first. */
  outbox(recipient: string): Promise<OutboxMessage[]>;
}

export interface ApiAnswer {
  status: number;
  data: unknown;
}

/** Returns a property, or a member of a list, of an unknown value. */
export const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

export interface OutboxMessage {
  channel: string;
  subject: string | null;
  text: string;
}

const isMessage = (value: unknown): value is OutboxMessage => typeof at(value, 'text') === 'string';

/** Keys of a session, as a page keeps them. */
interface Keys {
  accessToken: string;
  consumerKey: string;
}

interface ApiCall {
  /** Address of the API. */
  base: string;
  method: string;
  path: string;
  body: unknown;
  version: number | undefined;
  /** Defaults to the keys that the page stores. */
  keys?: Keys;
}

/** Calls the API like the panel does; runs in the page, or without one. */
async function callApi({ base, method, path, body, version, keys }: ApiCall) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      'X-Access-Token': keys?.accessToken ?? localStorage.getItem('accessToken') ?? '',
      'X-Consumer-Key': keys?.consumerKey ?? localStorage.getItem('consumerKey') ?? '',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** Fills and submits the sign-in form of a page. */
export async function fillSignIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Kullanıcı adı, e-posta veya telefon').fill(login);
  await page.getByLabel('Şifre', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
}

/** Signs in through the API and stores only the keys in the page's context; the sign-in page is not loaded. */
export async function startSession(
  page: Page,
  url: string,
  login: string,
  language?: Language,
): Promise<Keys> {
  const response = await fetch(`${url}/api/access-tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: login, password: 'demo1234' }),
  });
  const session = at(await response.json(), 'session');
  const accessToken = at(at(session, 'accessToken'), 'id');
  const consumerKey = at(session, 'consumerKey');
  if (typeof accessToken !== 'string' || typeof consumerKey !== 'string')
    throw new Error(`${login} got no session: ${response.status}`);
  const localStorage = [
    { name: 'accessToken', value: accessToken },
    { name: 'consumerKey', value: consumerKey },
    ...(language ? [{ name: 'language', value: language }] : []),
  ];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  return { accessToken, consumerKey };
}

export type SigningIn = 'session' | 'form';

/** Creates the helpers for a page of a running panel. */
export function panelOf(page: Page, server: RunningPanel, by: SigningIn = 'session'): Panel {
  let started: Keys | undefined;
  const isOpen = () => page.url().startsWith(server.url);
  const goto = async (path: string) => {
    await page.goto(server.url + path);
  };
  return {
    goto,
    signIn: async (login = 'ayse', path = '/leads') => {
      if (isOpen() || by === 'form') {
        if (!isOpen()) await goto(path);
        await fillSignIn(page, login);
      } else {
        await startSession(page, server.url, login);
        await goto(path);
      }
      await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
    },
    startSession: async (login = 'ayse', language) => {
      // An open page would continue by itself once its session changes.
      if (isOpen()) await page.goto('about:blank');
      started = await startSession(page, server.url, login, language);
    },
    api: async (method, path, body, version) => {
      const call = { base: server.url, method, path, body, version };
      const { status, text } = isOpen()
        ? await page.evaluate(callApi, call)
        : await callApi({ ...call, ...(started && { keys: started }) });
      const answer: unknown = JSON.parse(text || '{}');
      return { status, data: at(answer, 'data') };
    },
    outbox: async (recipient) => {
      const address = `${server.url}/sandbox/outbox?format=json&recipient=${encodeURIComponent(recipient)}`;
      const answer: unknown = await (await page.request.get(address)).json();
      const messages = at(answer, 'data');
      return Array.isArray(messages) ? messages.filter(isMessage) : [];
    },
  };
}

/** Returns the documents that the pages of a context show and their storage, without frames of other origins. */
async function shownIn(context: BrowserContext): Promise<string> {
  const documents = await Promise.all(
    // A page that closes at this moment shows nothing.
    context.pages().map((page) => page.content().catch(() => '')),
  );
  return [...documents, JSON.stringify(await context.storageState())].join('\n');
}

interface Options {
  /** State of popups that open by themselves; only tests of these popups want them shown. */
  popups: 'closed' | 'shown';
  /**
   * Method by which `panel.signIn` signs in if no page of the panel is open; tests of the sign-in use
   * its form.
   */
  signsInBy: SigningIn;
}

/** Fixtures that a journey passes to its steps. */
export interface Traveller {
  page: Page;
  panel: Panel;
  context: BrowserContext;
  browser: Browser;
  server: RunningPanel;
}

interface WorkerFixtures {
  /** Environment variables of the panel in addition to the usual ones. */
  environment: Record<string, string>;
  server: RunningPanel;
  /** Secrets that must not appear anywhere. */
  secrets: Secrets;
}

/** Tests with one panel per worker; errors on the page's console fail them. */
export const test = base.extend<
  Options & { panel: Panel; traveller: Traveller; quiet: undefined },
  WorkerFixtures
>({
  popups: ['closed', { option: true }],
  signsInBy: ['session', { option: true }],
  context: async ({ context, popups }, use) => {
    // The reset of a reused context keeps what an earlier test permitted, and refuses all else for its address.
    await context.clearPermissions();
    if (popups === 'closed') await closePopups(context);
    await use(context);
  },
  environment: [{}, { scope: 'worker', option: true }],
  secrets: [async ({ browserName: _ }, use) => use(new Secrets()), { scope: 'worker' }],
  server: [
    async ({ environment, secrets }, use) => {
      const server = await startPanel(environment);
      await use(server);
      let kept: string[] = [];
      await server.stop((folder) => {
        kept = secrets.cardsInFolder(folder);
      });
      // Covers all requests of this worker's tests.
      expect(secrets.in(server.log())).toEqual([]);
      expect(kept).toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  panel: async ({ page, server, signsInBy }, use) => {
    await use(panelOf(page, server, signsInBy));
  },
  traveller: async ({ page, panel, context, browser, server }, use) =>
    use({ page, panel, context, browser, server }),
  quiet: [
    async ({ page, context, browser, secrets }, use, testInfo) => {
      const errors: string[] = [];
      const answers = recordAnswers(context);
      const elsewhere: Request[] = [];
      context.on('request', (request) => {
        // Some tests start a panel of their own.
        if (new URL(request.url()).hostname === 'localhost') secrets.add(request);
        else elsewhere.push(request);
      });
      context.on('response', (response) => {
        // No page may send a GET that violates the contract.
        if (response.request().method() === 'GET' && [400, 422].includes(response.status()))
          errors.push(`${response.status()} to ${response.url()}`);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // The browser reports every failed request itself; tests check those that matter.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      await use(undefined);
      if (testInfo.errors.length > 0) console.log(await failureReport(page, answers));
      expect.soft(errors).toEqual([]);
      expect.soft(elsewhere.flatMap((request) => secrets.sentAway(request))).toEqual([]);
      expect.soft(secrets.misled).toEqual([]);
      if (secrets.hasCards) expect.soft(secrets.cardsIn(await shownIn(context))).toEqual([]);
      if (testInfo.errors.length > 0) await attachScreenshots(browser, testInfo);
    },
    { auto: true },
  ],
});

export { expect };
