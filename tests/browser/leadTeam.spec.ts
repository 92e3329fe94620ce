import type { Page } from '@playwright/test';
import { meetColleague } from './support/answeredMeanwhile.ts';
import { findings } from './support/findings.ts';
import { addLead, colleagueAt } from './support/leads.ts';
import { expect, test, type Panel } from './support/panel.ts';

const here = (page: Page, words: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });
const box = (page: Page) => page.getByRole('textbox', { name: /^Mesaj/ });
const messages = (page: Page) =>
  page.getByRole('region', { name: 'Mesajlar' }).last().getByRole('listitem');
const message = (page: Page, words: string) => messages(page).filter({ hasText: words });
const overtaken = (page: Page) => page.getByRole('dialog', { name: /sizden önce yanıt verdi/ });
const send = (page: Page) => page.getByRole('button', { name: 'Gönder', exact: true });

let made = 0;

/** A lead of its own, open on this page. */
async function openLead(panel: Panel): Promise<string> {
  await panel.startSession();
  made += 1;
  const brideName = `Ekip Deneme ${made}`;
  const id = await addLead(panel, { brideName, email: `ekip${made}@example.com` });
  await panel.goto(`/leads/${id}`);
  return brideName;
}

test('a colleague is seen who looks, who writes, and who has gone', async ({
  page,
  panel,
  browser,
}) => {
  await openLead(panel);
  await expect(box(page)).toBeVisible();
  const theirs = await colleagueAt(browser, page);
  await expect(here(page, 'Mert Kaya bu çifte bakıyor')).toBeVisible();
  await expect(here(theirs, 'bu çifte bakıyor')).toBeVisible();
  await box(theirs).fill('Merhaba, tarihiniz müsait');
  await expect(here(page, 'Mert Kaya yanıt yazıyor')).toBeVisible();
  await expect(here(page, 'bu çifte bakıyor')).toHaveCount(0);
  await theirs.context().close();
  await expect(here(page, 'Mert Kaya')).toHaveCount(0);
});

test('an answer of a colleague is asked about before a second one goes out', async ({
  page,
  panel,
  browser,
}) => {
  await openLead(panel);
  await box(page).fill('Benim yanıtım');
  const theirs = await colleagueAt(browser, page);
  await box(theirs).fill('Mert’in yanıtı');
  await send(theirs).click();
  // It is in the conversation at both, without a reload.
  await expect(message(theirs, 'Mert’in yanıtı')).toBeVisible();
  await expect(message(page, 'Mert’in yanıtı')).toBeVisible();

  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Mert Kaya bu çifte sizden önce yanıt verdi' });
  await expect(dialog).toContainText('Mert’in yanıtı');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(box(page)).toHaveValue('Benim yanıtım');
  await expect(message(page, 'Benim yanıtım')).toHaveCount(0);

  // Now it is known here.
  await send(page).click();
  await expect(message(page, 'Benim yanıtım')).toBeVisible();
  await theirs.context().close();
});

test('the text is sent anyway, or thrown away', async ({ page, panel, browser }) => {
  await openLead(panel);
  await expect(box(page)).toBeVisible();
  const theirs = await colleagueAt(browser, page);
  await box(theirs).fill('Mert’in yanıtı');
  await send(theirs).click();
  await expect(message(page, 'Mert’in yanıtı')).toBeVisible();
  await box(page).fill('Yine de giden');
  await send(page).click();
  await overtaken(page).getByRole('button', { name: 'Yine de gönder' }).click();
  await expect(message(page, 'Yine de giden')).toBeVisible();
  await expect(box(page)).toHaveValue('');

  await expect(message(theirs, 'Yine de giden')).toBeVisible();
  await box(theirs).fill('Gitmeyen');
  await send(theirs).click();
  await expect(overtaken(theirs)).toContainText('Yine de giden');
  await overtaken(theirs).getByRole('button', { name: 'Metnimi sil' }).click();
  await expect(overtaken(theirs)).toHaveCount(0);
  await expect(box(theirs)).toHaveValue('');
  await expect(messages(theirs)).toHaveCount(2);
  await theirs.context().close();
});

for (const language of ['tr', 'ar'] as const)
  test(`in ${language}, who writes and what was answered meanwhile are accessible`, async ({
    page,
    panel,
    browser,
  }) => {
    const { collide, leave } = await meetColleague({ page, panel, browser }, language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    expect(await findings(page)).toEqual([]);
    const { dialog, show } = await collide();
    // What takes nobody's words away is at hand.
    await expect(show).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await leave();
  });

test('a team comment suggests colleagues from the @ on, by the keyboard alone', async ({
  page,
  panel,
}) => {
  await openLead(panel);
  await page.goto(`${page.url()}/notes`);
  const comment = page.getByRole('textbox', { name: 'Ekibinize yazın' });
  const options = page.getByRole('listbox', { name: 'Ekip arkadaşlarınız' }).getByRole('option');
  await comment.fill('Merhaba ');
  await comment.press('End');
  await comment.pressSequentially('@');
  await expect(options.first()).toBeVisible();
  await comment.pressSequentially('i');
  await expect(options).toHaveText([/^Işıl Ünal/, /^İlker/, /İnce$/, /Ilgaz$/, /Işıldar$/]);
  await expect(comment).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  expect(await findings(page)).toEqual([]);
  await comment.press('Escape');
  await expect(options).toHaveCount(0);
  await comment.pressSequentially('l');
  await expect(options).toHaveCount(0);
  await comment.press('Backspace');
  await comment.press('Backspace');
  await comment.press('Backspace');
  await comment.pressSequentially('@i');
  await comment.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await comment.press('Enter');
  await expect(comment).toHaveValue('Merhaba @İlker Çağlayan ');
  await comment.pressSequentially('yarın arar mısın?');
  await expect(options).toHaveCount(0);
  await page.getByRole('button', { name: 'Paylaş' }).click();
  await expect(page.getByText('Merhaba @İlker Çağlayan yarın arar mısın?')).toBeVisible();
  await expect(comment).toHaveValue('');
});

test('a lead is handed over from the list, the colleague hears of it and finds it under mine', async ({
  page,
  panel,
  browser,
}) => {
  const name = await openLead(panel);
  const theirs = await colleagueAt(browser, page);
  const heard = theirs.waitForResponse(/\/stream\?/);
  await theirs.goto(`${new URL(page.url()).origin}/leads`);
  await heard;
  const filter = encodeURIComponent(JSON.stringify({ coupleName: name }));
  await panel.goto(`/leads?filter=${filter}`);
  await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: /^Sorumlu ata/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Sorumlu/ }).fill('Mert');
  await page.getByRole('option', { name: /Mert Kaya/ }).click();
  await dialog
    .getByRole('button', { name: /^Sorumlu ata|Uygula|Onayla/ })
    .last()
    .click();
  const notice = theirs.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem');
  await expect(notice.filter({ hasText: name })).toContainText('Size atandı');
  const mine = encodeURIComponent(JSON.stringify({ assigned: 'me', coupleName: name }));
  await theirs.goto(`${new URL(page.url()).origin}/leads?filter=${mine}`);
  await expect(theirs.getByRole('table').getByRole('link', { name })).toBeVisible();
  await theirs.context().close();
});

test('a tour begins from the help, and own views are at hand on the board', async ({
  page,
  panel,
}) => {
  await openLead(panel);
  await page.getByRole('button', { name: 'Yardım' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hızlı iletişim turu' }).click();
  await expect(page.getByRole('heading', { name: 'Yazarak yanıtlayın' })).toBeVisible();

  const filter = encodeURIComponent(JSON.stringify({ source: ['phone'] }));
  await panel.goto(`/leads?layout=board&filter=${filter}`);
  await page.getByRole('button', { name: 'Görünümlerim' }).click();
  await page.getByRole('menuitem', { name: 'Bu görünümü kaydet' }).click();
  await page.getByRole('dialog').getByLabel(/^Ad/).fill('Arayanlar');
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await panel.goto('/leads?layout=board&filter={}');
  await page.getByRole('button', { name: 'Görünümlerim' }).click();
  await page.getByRole('menuitem', { name: 'Arayanlar' }).click();
  await expect(page).toHaveURL(/phone/);
  await expect(page).toHaveURL(/layout=board/);
});
