import { expect, type Browser, type Page } from '@playwright/test';
import { addLead, colleagueAt } from './leads.ts';
import type { Panel } from './panel.ts';

/** Messages of each language where two colleagues write to one couple. */
const MESSAGES = {
  tr: {
    box: /^Mesaj/,
    send: 'Gönder',
    writes: /Mert Kaya yanıt yazıyor/,
    title: /^Mert Kaya bu çifte sizden önce yanıt verdi$/,
    show: 'Metnime dön',
  },
  ar: {
    box: /^الرسالة/,
    send: 'إرسال',
    // Names of another text direction are between invisible marks.
    writes: /يكتب ردًا الآن: .?Mert Kaya/,
    title: /^ردّ .?Mert Kaya.? على العروسين قبلكم$/,
    show: 'العودة إلى النص',
  },
};

interface ConcurrentReply {
  /** Strip that shows who is writing. */
  strip: ReturnType<Page['getByRole']>;
  /** Sends an answer of the colleague and one of this page; resolves once the dialog is visible. */
  collide: () => Promise<{
    dialog: ReturnType<Page['getByRole']>;
    show: ReturnType<Page['getByRole']>;
    box: ReturnType<Page['getByRole']>;
  }>;
  leave: () => Promise<void>;
}

/** Opens a lead in a language while a colleague writes to its couple. */
export async function openWithColleague(
  { page, panel, browser }: { page: Page; panel: Panel; browser: Browser },
  language: keyof typeof MESSAGES,
): Promise<ConcurrentReply> {
  const messages = MESSAGES[language];
  await panel.startSession('ayse', language);
  const id = await addLead(panel, {
    brideName: `Karşılaşan ${language}`,
    email: `karsilasan.${language}@example.com`,
  });
  await panel.goto(`/leads/${id}`);
  const box = page.getByRole('textbox', { name: messages.box });
  await box.fill('Benim yanıtım');
  const theirs = await colleagueAt(browser, page);
  await theirs.getByRole('textbox', { name: MESSAGES.tr.box }).fill('Mert’in yanıtı');
  const strip = page.getByRole('main').getByRole('status').filter({ hasText: messages.writes });
  await expect(strip).toBeVisible();
  return {
    strip,
    collide: async () => {
      await theirs.getByRole('button', { name: MESSAGES.tr.send, exact: true }).click();
      await expect(page.getByRole('main').getByText('Mert’in yanıtı')).toBeVisible();
      await page.getByRole('button', { name: messages.send, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: messages.title });
      await expect(dialog).toContainText('Mert’in yanıtı');
      return { dialog, box, show: dialog.getByRole('button', { name: messages.show }) };
    },
    leave: () => theirs.context().close(),
  };
}
