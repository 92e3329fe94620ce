import type { Locator, Page } from '@playwright/test';
import type { Language } from '#i18n/messages.ts';
import { expect, type Panel } from './panel.ts';

/** Returns a kind's card of the gallery, by its Turkish name. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name: new RegExp(`^${name}( \\w+)?$`) });
}

/** Form of a kind, with helpers that submit it and check its result. */
export interface KindForm {
  readonly card: Locator;
  /** Validates the value as a form does. */
  check(): Promise<void>;
  /** Validates, and waits until the value is accepted. */
  accepted(): Promise<void>;
  /** Validates, and waits for the field's error message. */
  refused(reason: string | RegExp): Promise<void>;
}

/** Returns the form of a kind, by the kind's Turkish name. */
export function formOf(page: Page, name: string): KindForm {
  // The form's field, not the filter of the same name.
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

/** Opens the gallery and waits for the last content: fields that load their own code. */
export async function openGallery(page: Page, panel: Panel, language?: Language): Promise<void> {
  await panel.startSession('ayse', language);
  await panel.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(1);
  await expect(page.getByRole('toolbar')).toHaveCount(1);
  await expect(page.locator('article input[type=tel]')).toHaveCount(2);
}
