import { demoSecrets } from '../../server/db/seed/demoSignIns.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const path = `/signup-wizard/${demoSecrets.openSignup}`;

test('a registration goes on on a phone in German where the line was cut, and names faults at their fields', async ({
  page,
  panel,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await panel.goto(path);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = page.getByRole('button', { name: 'Speichern und weiter' });
  await expect(heading('Stellen Sie Ihre Firma vor')).toBeVisible();
  await expect(page.getByRole('link', { name: /Rufen Sie uns an/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Nothing typed is told at each field, and nothing is lost.
  await next.click();
  await expect(page.getByLabel(/^Name Ihrer Seite/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Name Ihrer Seite/).fill('Özdemir Gartenfest');
  await page.getByRole('combobox', { name: /^Kategorie/ }).fill('Catering');
  await page.getByRole('option', { name: 'Catering' }).click();
  await page.getByRole('combobox', { name: /^Stadt/ }).fill('İstanbul');
  await page.getByRole('option', { name: 'İstanbul' }).click();

  // The line is cut: what was typed stays, and the same press goes on once it is back.
  await page.context().setOffline(true);
  await next.click();
  await expect(page.getByText(/Ihre Eingaben sind noch da/)).toBeVisible();
  await expect(page.getByLabel(/^Name Ihrer Seite/)).toHaveValue('Özdemir Gartenfest');
  await page.context().setOffline(false);
  await next.click();

  await expect(heading('Wo sind Sie?')).toBeVisible();
  await page.getByRole('combobox', { name: /^Bezirk/ }).fill('Beykoz');
  await page.getByRole('option', { name: 'Beykoz' }).click();
  await page.getByLabel(/^Adresse/).fill('Riva Yolu 12');
  await page.getByLabel(/^Breitengrad/).fill('41.1');
  await page.getByLabel(/^Längengrad/).fill('29.1');
  await next.click();

  await expect(heading('Ihre Rechnungsdaten')).toBeVisible();
  await page.getByRole('radio', { name: 'GmbH' }).check();
  await page.getByLabel(/^Name oder Firmenname/).fill('Özdemir Davet');
  await page.getByRole('radio', { name: 'Ltd. Şti.' }).check();
  await page.getByLabel(/^Steuernummer/).fill('4540536921');
  await page.getByLabel(/^Finanzamt/).fill('Beykoz');
  await page.getByLabel(/^Rechnungsadresse/).fill('Riva Yolu 12, Beykoz');
  await next.click();
  await expect(page.getByLabel(/^Steuernummer/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Steuernummer/).fill('4540536920');
  await next.click();

  await expect(heading('Wer arbeitet im Panel?')).toBeVisible();
  await expect(page.getByLabel(/^Vorname/)).toHaveValue('Gülşah');
});
