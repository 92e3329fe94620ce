import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { demoSecrets } from '../../server/db/seed/demoSignIns.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const path = `/signup-wizard/${demoSecrets.openSignup}`;

test('a business registers on a phone in German, with the line cut twice, and enters the panel', async ({
  page,
  panel,
}, info) => {
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
  await page.getByLabel(/^Benutzername/).fill('gulsah.ozdemir');
  await page.getByLabel(/^E-Mail/).fill('gulsah.ozdemir@example.com');
  await page.getByLabel(/^Mobilnummer/).fill('0532 100 02 01');
  // Back keeps what was typed but not saved.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByLabel(/^Steuernummer/)).toHaveValue('4540536920');
  await next.click();
  await expect(page.getByLabel(/^Benutzername/)).toHaveValue('gulsah.ozdemir');
  await next.click();

  await expect(heading('Wählen Sie Ihr Paket')).toBeVisible();
  await page.getByRole('radio', { name: /^Silber/ }).check();
  await next.click();

  await expect(heading('Fügen Sie Fotos hinzu')).toBeVisible();
  const picture = info.outputPath('garten.jpg');
  const create = { width: 900, height: 600, channels: 3, background: '#b8c9a0' } as const;
  await writeFile(picture, await sharp({ create }).jpeg().toBuffer());
  await page.context().setOffline(true);
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.context().setOffline(false);
  await expect(page.getByRole('list', { name: 'Hinzugefügte Fotos' })).toBeVisible();
  await next.click();

  // The same registration on another device.
  await expect(heading('Der letzte Schritt')).toBeVisible();
  await page.reload();
  await expect(heading('Der letzte Schritt')).toBeVisible();
  await expect(page.getByText('Özdemir Gartenfest · Catering · İstanbul')).toBeVisible();
  await page
    .getByLabel(/^Passwort/)
    .first()
    .fill('Papatya-1987');
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();
  await expect(page.getByText('Bitte bestätigen Sie dies, um fortzufahren.')).toHaveCount(2);
  await page.getByRole('checkbox', { name: /Nutzungsvereinbarung/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutz/ }).check();
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();
  await expect(heading('Ihr Konto ist bereit')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zum Panel' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
