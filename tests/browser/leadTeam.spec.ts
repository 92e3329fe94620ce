import type { Page } from '@playwright/test';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { colleagueAt, startLead } from './support/leads.ts';
import { expect, test, type Panel } from './support/panel.ts';

const here = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const box = (page: Page) => page.getByRole('textbox', { name: /^Mesaj/ });
const messages = (page: Page) =>
  page.getByRole('region', { name: 'Mesajlar' }).last().getByRole('listitem');
const message = (page: Page, text: string) => messages(page).filter({ hasText: text });
const overtaken = (page: Page) => page.getByRole('dialog', { name: /sizden önce yanıt verdi/ });
const send = (page: Page) => page.getByRole('button', { name: 'Gönder', exact: true });

/** Two colleagues with the same lead open. */
interface Team {
  page: Page;
  /** Page of the colleague. */
  theirs: Page;
  panel: Panel;
  /** Name of the couple. */
  name: string;
}

const team: Steps<Team> = {
  'a colleague’s presence and typing are visible': async ({ page, theirs }) => {
    await expect(here(page, 'Mert Kaya bu çifte bakıyor')).toBeVisible();
    await expect(here(theirs, 'bu çifte bakıyor')).toBeVisible();
    await box(page).fill('Benim yanıtım');
    await box(theirs).fill('Mert’in yanıtı');
    await expect(here(page, 'Mert Kaya yanıt yazıyor')).toBeVisible();
    await expect(here(page, 'bu çifte bakıyor')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  },
  'a colleague’s answer must be confirmed before a second one is sent': async ({
    page,
    theirs,
  }) => {
    await send(theirs).click();
    // Both conversations show it without a reload.
    await expect(message(theirs, 'Mert’in yanıtı')).toBeVisible();
    await expect(message(page, 'Mert’in yanıtı')).toBeVisible();

    await send(page).click();
    const dialog = page.getByRole('dialog', { name: 'Mert Kaya bu çifte sizden önce yanıt verdi' });
    await expect(dialog).toContainText('Mert’in yanıtı');
    // The action that discards no text has the focus.
    await expect(dialog.getByRole('button', { name: 'Metnime dön' })).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(box(page)).toHaveValue('Benim yanıtım');
    await expect(message(page, 'Benim yanıtım')).toHaveCount(0);

    // Now this page has fetched the colleague's reply.
    await send(page).click();
    await expect(message(page, 'Benim yanıtım')).toBeVisible();
  },
  'the text can be sent anyway or discarded': async ({ page, theirs }) => {
    await expect(message(theirs, 'Benim yanıtım')).toBeVisible();
    await box(theirs).fill('Mert’in ikincisi');
    await send(theirs).click();
    await expect(overtaken(theirs)).toContainText('Benim yanıtım');
    await overtaken(theirs).getByRole('button', { name: 'Yine de gönder' }).click();
    await expect(message(theirs, 'Mert’in ikincisi')).toBeVisible();
    await expect(box(theirs)).toHaveValue('');

    await expect(message(page, 'Mert’in ikincisi')).toBeVisible();
    await box(page).fill('Gitmeyen');
    await send(page).click();
    await expect(overtaken(page)).toContainText('Mert’in ikincisi');
    await overtaken(page).getByRole('button', { name: 'Metnimi sil' }).click();
    await expect(overtaken(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('');
    await expect(messages(page)).toHaveCount(3);
  },
  'a lead is assigned from the list, and the colleague is notified and finds it under mine':
    async ({ page, theirs, name }) => {
      await navigate(
        page,
        `/leads?filter=${encodeURIComponent(JSON.stringify({ coupleName: name }))}`,
      );
      await expect(here(theirs, 'bu çifte bakıyor')).toHaveCount(0);
      // A user with the lead open gets no notification, so the colleague leaves it.
      await navigate(theirs, '/leads?filter={}');
      await expect(theirs.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
      await page.getByRole('button', { name: /^Sorumlu ata/ }).click();
      const dialog = page.getByRole('dialog');
      await searchAndChoose(dialog.getByRole('combobox', { name: /^Sorumlu/ }), 'Mert Kaya');
      await dialog
        .getByRole('button', { name: /^Sorumlu ata|Uygula|Onayla/ })
        .last()
        .click();
      const notice = theirs.getByRole('region', { name: 'Bildirimler' }).getByRole('listitem');
      await expect(notice.filter({ hasText: name })).toContainText('Size atandı');
      const mine = encodeURIComponent(JSON.stringify({ assigned: 'me', coupleName: name }));
      await navigate(theirs, `/leads?filter=${mine}`);
      await expect(theirs.getByRole('table').getByRole('link', { name })).toBeVisible();
    },
  'a colleague who left is not shown any more': async ({ page, theirs, name }) => {
    await page.getByRole('table').getByRole('link', { name }).click();
    await expect(box(page)).toBeVisible();
    await theirs.getByRole('table').getByRole('link', { name }).click();
    await expect(here(page, 'Mert Kaya bu çifte bakıyor')).toBeVisible();
    await theirs.context().close();
    await expect(here(page, 'Mert Kaya')).toHaveCount(0);
  },
};

test('two colleagues on one lead see each other, answer once, and reassign it', async ({
  page,
  panel,
  browser,
}) => {
  await panel.startSession();
  const name = 'Ekip Deneme';
  await startLead({ page, panel }, { brideName: name, email: 'ekip@example.com' });
  await expect(box(page)).toBeVisible();
  const theirs = await colleagueAt(browser, page);
  await walk(team, { page, panel, theirs, name });
});

const alone: Steps = {
  'a team comment suggests colleagues after @, by keyboard only': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Anılan Çift', email: 'anilan@example.com' });
    await navigate(page, `${new URL(page.url()).pathname}/notes`);
    const comment = page.getByRole('textbox', { name: 'Ekibinize yazın' });
    const options = page.getByRole('listbox', { name: 'Ekip arkadaşlarınız' }).getByRole('option');
    await comment.fill('Merhaba ');
    await comment.press('End');
    await comment.pressSequentially('@');
    await expect(options.first()).toBeVisible();
    await comment.pressSequentially('i');
    // Without Işıl Ünal and Ece Ilgaz, who are not linked to the lead's provider.
    await expect(options).toHaveText([/^İlker/, /İnce$/, /Işıldar$/]);
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
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await comment.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await comment.press('Enter');
    await expect(comment).toHaveValue('Merhaba @Çiğdem İnce ');
    await comment.pressSequentially('yarın arar mısın?');
    await expect(options).toHaveCount(0);
    await page.getByRole('button', { name: 'Paylaş' }).click();
    await expect(page.getByText('Merhaba @Çiğdem İnce yarın arar mısın?')).toBeVisible();
    await expect(comment).toHaveValue('');
  },
  'a tour starts from the help, and own views work on the board': async ({ page, panel }) => {
    await startLead({ page, panel }, { brideName: 'Tur Deneme', email: 'tur@example.com' });
    await page.getByRole('button', { name: 'Yardım' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hızlı iletişim turu' }).click();
    await expect(page.getByRole('heading', { name: 'Yazarak yanıtlayın' })).toBeVisible();

    const filter = encodeURIComponent(JSON.stringify({ source: ['phone'] }));
    await navigate(page, `/leads?layout=board&filter=${filter}`);
    await page.getByRole('button', { name: 'Görünümlerim' }).click();
    await page.getByRole('menuitem', { name: 'Bu görünümü kaydet' }).click();
    await page.getByRole('dialog').getByLabel(/^Ad/).fill('Arayanlar');
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await navigate(page, '/leads?layout=board&filter={}');
    await expect(page).not.toHaveURL(/phone/);
    await page.getByRole('button', { name: 'Görünümlerim' }).click();
    await page.getByRole('menuitem', { name: 'Arayanlar' }).click();
    await expect(page).toHaveURL(/phone/);
    await expect(page).toHaveURL(/layout=board/);
  },
};

test('colleagues are mentioned, a tour starts, and own views are stored', async ({
  panel,
  traveller,
}) => {
  await panel.startSession();
  await walk(alone, traveller);
});
