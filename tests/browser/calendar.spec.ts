import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { at, expect, test, type Panel } from './support/panel.ts';

const PATH = '/providers/1/calendar-events';

/** Creates an entry far from those of the demo account. @returns its id */
async function addEntry(panel: Panel, title: string, day: string): Promise<number> {
  const { data } = await panel.api('POST', PATH, { title, kind: 'visit', day });
  return Number(at(data, 'id'));
}

const dayOf = async (panel: Panel, id: number) =>
  at((await panel.api('GET', `${PATH}/${id}`)).data, 'day');
const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

const steps: Steps = {
  'an entry is added on a day, moved by keyboard and mouse, and the move is undone': async ({
    page,
    panel,
  }) => {
    await panel.signIn('ayse', `${PATH}?date=2028-03-14`);
    await expect(page.getByRole('grid', { name: 'Mart 2028' })).toBeVisible();
    await cell(page, /^14 Mart/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, /^15 Mart/)).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Takvime ekle' });
    await form.getByLabel(/^Başlık/).fill('Tuşla taşınan');
    await form.getByRole('combobox', { name: /^Tür/ }).click();
    await page.getByRole('option', { name: 'Ziyaret' }).click();
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toHaveCount(0);
    const entry = page.getByRole('link', { name: /Tuşla taşınan/ });
    await expect(cell(page, /^15 Mart/).filter({ has: entry })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await entry.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('grid', { name: 'Nisan 2028' })).toBeVisible();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Geri al' }).click();
    await page.getByRole('button', { name: 'Önceki ay' }).click();
    await expect(cell(page, /^15 Mart/).filter({ has: entry })).toBeVisible();

    const [from, to] = [await entry.boundingBox(), await cell(page, /^22 Mart/).boundingBox()];
    if (!from || !to) throw new Error('expected the entry and the day on the screen');
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 });
    await page.mouse.move(to.x + 40, to.y + 50, { steps: 8 });
    await page.mouse.up();
    await expect(cell(page, /^22 Mart/).filter({ has: entry })).toBeVisible();
    await cell(page, /^20 Mart/).focus();
    await page.getByRole('button', { name: 'Hafta', exact: true }).click();
    await expect(page.getByRole('grid', { name: '20–26 Mart 2028' })).toBeVisible();
    await expect(entry).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
  'a filter, a reload and an opened entry keep the visible period': async ({ page, panel }) => {
    const id = await addEntry(panel, 'Adresli gezi', '2028-05-09');
    await navigate(page, `${PATH}?date=2028-05-09&span=month`);
    await page.getByRole('button', { name: 'Düğünler' }).click();
    await expect(page.getByRole('link', { name: /Adresli gezi/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ziyaretler' }).click();
    await page.getByRole('link', { name: /Adresli gezi/ }).click();
    const record = page.getByRole('dialog', { name: 'Adresli gezi' });
    // The focus moves a moment after the dialog is rendered.
    await record.press('Escape');
    await expect(record).toHaveCount(0);
    await expect(page.getByRole('grid', { name: 'Mayıs 2028' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /Adresli gezi/ })).toBeVisible();
    expect(await dayOf(panel, id)).toBe('2028-05-09');
    await page.getByRole('button', { name: 'Ajanda' }).click();
    const days = page.getByRole('main').getByRole('region');
    const day = days.filter({ has: page.getByRole('heading', { name: /^9 Mayıs 2028/ }) });
    await expect(day.getByRole('link', { name: 'Adresli gezi' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await navigate(page, `${PATH}?date=2027-10-29&span=month`);
    await expect(cell(page, /^29 Ekim/)).toContainText('Cumhuriyet Bayramı');
  },
};

test('entries are added, moved and found', ({ traveller }) => walk(steps, traveller));
