import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { walk, type Steps } from './support/journey.ts';
import { at, expect, test } from './support/panel.ts';

async function download(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const steps: Steps = {
  'the whole list is exported as XLSX, page by page, with real dates and numbers': async ({
    page,
    panel,
  }) => {
    // The list prefetches its next page.
    const next = page.waitForResponse(/leads\?page=2&limit=25/);
    await panel.signIn();
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await next;
    const range = (await page.getByText('1–25').textContent()) ?? '';
    const total = Number((/ \/ ([\d.]+)/.exec(range)?.[1] ?? '').replaceAll('.', ''));
    const requests: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/leads') requests.push(url.searchParams.get('limit') ?? '');
    });
    const { name, bytes } = await download(page, 'Excel olarak dışa aktar');
    expect(name).toMatch(/\.xlsx$/);
    const [head = [], ...rows] = await readSheet(bytes);
    expect(rows).toHaveLength(total);
    expect(requests).toEqual(Array.from({ length: Math.ceil(total / 100) }, () => '100'));
    const column = (label: string) => head.indexOf(label);
    expect(rows.some((row) => Object(row[column('Düğün tarihi')]) instanceof Date)).toBe(true);
    expect(rows.some((row) => typeof row[column('Davetli')] === 'number')).toBe(true);
  },
  'the filtered list is exported as CSV, with the labels of the screen and safe to open': async ({
    page,
    panel,
  }) => {
    const providers = await panel.api('GET', '/providers');
    const providerId = at(at(providers.data, 0), 'id');
    await panel.api('POST', '/leads', {
      providerId,
      couple: {
        brideName: '=Formül Gelin',
        weddingDate: '2027-06-19',
        email: 'formul@example.com',
      },
      leadDetails: { estimatedGuestCount: 1250 },
    });
    await page.getByRole('searchbox', { name: 'Çift ara' }).fill('Formül');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    const { name, bytes } = await download(page, 'CSV olarak dışa aktar');
    expect(name).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, ...others] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toBe('Çift;Durum;Düğün tarihi;Davetli;Firma;En geç yanıt;Geliş');
    expect(row).toContain("'=Formül Gelin;");
    expect(row).toContain(';19.06.2027;1.250;');
    expect(others).toEqual([]);
  },
};

test('a list is exported as XLSX and as CSV', ({ traveller }) => walk(steps, traveller));
