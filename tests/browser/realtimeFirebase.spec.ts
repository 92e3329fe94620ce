import type { Page } from '@playwright/test';
import { firebaseServer } from '../support/firebaseServer.ts';
import { coupleWrites, noticesOf } from './support/notices.ts';
import { expect, panelOf, test } from './support/panel.ts';
import { startPanel } from './support/server.ts';

/** Collects the page's requests for Firebase's client and for the API's own stream. */
function loads(page: Page) {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /firebaseStream|\/stream\?/.exec(request.url())?.[0];
    if (name) loaded.push(name);
  });
  return loaded;
}

test('with Firebase every tab gets events at once, and none after signing out', async ({
  page,
}) => {
  const google = await firebaseServer();
  const { project } = google;
  const server = await startPanel({
    FIREBASE_DATABASE_URL: project.databaseUrl,
    FIREBASE_CLIENT_EMAIL: project.clientEmail,
    FIREBASE_PRIVATE_KEY: project.privateKey,
    FIREBASE_API_KEY: project.apiKey,
    FIREBASE_EMULATOR_URL: project.emulatorUrl,
  });
  const loaded = loads(page);
  await panelOf(page, server).signIn();
  await expect.poll(() => google.listeners()).toBe(1);
  const other = await page.context().newPage();
  const seenThere = loads(other);
  await other.goto(`${server.url}/leads`);
  await expect(other.getByRole('table', { name: 'Çiftler' })).toBeVisible();

  const { coupleName } = await coupleWrites(page, server.url, 'ask');
  for (const tab of [page, other]) await expect(noticesOf(tab, coupleName)).toHaveCount(1);
  expect([loaded, seenThere]).toEqual([['firebaseStream'], []]);

  // The leader tab closes; the other one takes over, including missed events.
  await page.close();
  await expect.poll(() => google.listeners()).toBe(1);
  google.revokeIdentities();
  const message = await coupleWrites(other, server.url, 'write');
  await expect(noticesOf(other, message.text)).toHaveCount(1);
  await expect.poll(() => google.listeners()).toBe(1);

  // Notifications cover the menu until they are closed.
  for (const text of [message.text, coupleName])
    await noticesOf(other, text).getByRole('button', { name: 'Bildirimi kapat' }).click();
  await other.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await other.getByRole('menuitem', { name: 'Çıkış' }).click();
  await expect.poll(() => google.listeners()).toBe(0);
  await server.stop();
  await google.close();
});
