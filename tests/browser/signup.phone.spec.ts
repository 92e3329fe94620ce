import sharp from 'sharp';
import { demoSecrets } from '../../server/db/seed/demoSignIns.ts';
import { searchAndChoose } from './support/searchAndChoose.ts';
import { createPicture } from './support/createPicture.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';
import { uploaded } from './support/photoUploads.ts';

async function largePicture(name: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const create = { width: 2400, height: 1600, channels: 3 as const, background: '#888', noise };
  const buffer = await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

const path = `/signup-wizard/${demoSecrets.openSignup}`;

test('a provider registers on a phone in German, with two lost connections, and enters the panel', async ({
  page,
  panel,
  browser,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await panel.goto(path);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = page.getByRole('button', { name: 'Speichern und weiter' });
  await expect(heading('Stellen Sie Ihre Firma vor')).toBeVisible();
  await expect(page.getByRole('link', { name: /Rufen Sie uns an/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Empty required fields are reported at each field.
  await next.click();
  await expect(page.getByLabel(/^Name Ihrer Firma/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Name Ihrer Firma/).fill('Özdemir Gartenfest');
  await searchAndChoose(page.getByRole('combobox', { name: /^Kategorie/ }), 'Catering');
  await searchAndChoose(page.getByRole('combobox', { name: /^Stadt/ }), 'İstanbul');

  // Without a connection the input is kept, and the same button works once it is back.
  await page.context().setOffline(true);
  await next.click();
  await expect(page.getByText(/Ihre Eingaben sind noch da/)).toBeVisible();
  await expect(page.getByLabel(/^Name Ihrer Firma/)).toHaveValue('Özdemir Gartenfest');
  await page.context().setOffline(false);
  await next.click();

  await expect(heading('Wo sind Sie?')).toBeVisible();
  await searchAndChoose(page.getByRole('combobox', { name: /^Bezirk/ }), 'Beykoz');
  await page.getByLabel(/^Adresse/).fill('Riva Yolu 12');
  await page.getByRole('application', { name: /^Ort auf der Karte/ }).tap();
  await expect(page.getByLabel(/^Breitengrad/)).not.toHaveValue('');
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
  await page.getByRole('textbox', { name: /^Mobilnummer/ }).fill('0532 100 02 01');
  // Going back keeps unsaved input.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByLabel(/^Steuernummer/)).toHaveValue('4540536920');
  await next.click();
  await expect(page.getByLabel(/^Benutzername/)).toHaveValue('gulsah.ozdemir');
  await next.click();

  await expect(heading('Wählen Sie Ihr Paket')).toBeVisible();
  await page.getByRole('radio', { name: /^Silber/ }).check();
  await next.click();

  await expect(heading('Fügen Sie Fotos hinzu')).toBeVisible();
  const files = [await largePicture('saal'), await createPicture(page, 'garten.png')];
  await page.context().setOffline(true);
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(
    page.getByRole('status').filter({ hasText: 'Warten auf die Verbindung' }),
  ).toBeVisible();
  await next.click();
  await expect(page.getByText(/bis Ihre Fotos hochgeladen sind/)).toBeVisible();
  await page.context().setOffline(false);
  const pictures = page.getByRole('list', { name: 'Hinzugefügte Fotos' });
  await expect(pictures.getByRole('img', { name: 'garten' })).toBeVisible(uploaded);
  // The first chosen one is the cover, although its upload takes longer.
  await expect(pictures.getByRole('img').first()).toHaveAttribute('alt', 'saal');
  await expect(page.getByText(/bis Ihre Fotos hochgeladen sind/)).toHaveCount(0);
  await next.click();

  // The same registration on another device.
  await expect(heading('Der letzte Schritt')).toBeVisible();
  const other = await browser.newContext({ locale: 'de-DE' });
  const tablet = await other.newPage();
  await tablet.goto(page.url().replace(/\?.*/, ''));
  await expect(tablet.getByText('Özdemir Gartenfest · Catering · İstanbul')).toBeVisible();
  await other.close();

  await page.getByRole('textbox', { name: /^Passwort/ }).fill('Papatya-1987');
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();
  await expect(page.getByText('Bitte bestätigen Sie dies, um fortzufahren.')).toHaveCount(2);
  await page.getByRole('checkbox', { name: /Nutzungsvereinbarung/ }).check();
  await page.getByRole('checkbox', { name: /Datenschutz/ }).check();
  // The response is lost although the account is created; the same button then signs in.
  await page.route('**/api/provider-wizard', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();
  await expect(page.getByText(/Ihre Eingaben sind noch da/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();

  await expect(heading('Ihr Konto ist bereit')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ihre Preise eintragen/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: /^Ihre Seite vorstellen/ }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL(/\/providers\/\d+\/edit$/);
  await expect(page.getByText('Özdemir Gartenfest').first()).toBeVisible();
});
