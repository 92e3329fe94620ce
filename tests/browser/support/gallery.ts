import type { Locator, Page } from '@playwright/test';
import type { Language } from '#i18n/messages.ts';
import { expect, type Panel } from './panel.ts';

/** A kind's card of the gallery, by its Turkish name. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name: new RegExp(`^${name}( \\w+)?$`) });
}

/** The form of a kind, with what a person does there and what the form answers. */
export interface KindForm {
  readonly card: Locator;
  /** Checks the value as a form would. */
  check(): Promise<void>;
  /** Checks, and waits until the value is taken. */
  accepted(): Promise<void>;
  /** Checks, and waits until the field says why the value is not taken. */
  refused(reason: string | RegExp): Promise<void>;
}

/** The form of a kind, by the kind's Turkish name. */
export function formOf(page: Page, name: string): KindForm {
  // What is asked, apart from the filter that bears the same name.
  const card = cardOf(page, name).locator('form');
  const check = () => card.getByRole('button', { name: `Kontrol et: ${name}` }).click();
  const taken = card.getByText('Bu değer kabul edilir.');
  return {
    card,
    check,
    accepted: async () => {
      await check();
      await expect(taken).toBeVisible();
    },
    refused: async (reason) => {
      await check();
      await expect(card.getByText(reason)).toBeVisible();
      await expect(taken).toHaveCount(0);
    },
  };
}

/** Opens the gallery and waits for what comes last: the fields that load their own code. */
export async function openGallery(page: Page, panel: Panel, language?: Language): Promise<void> {
  await panel.startSession('ayse', language);
  await panel.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(1);
  await expect(page.getByRole('toolbar')).toHaveCount(1);
  await expect(page.locator('article input[type=tel]')).toHaveCount(2);
}
