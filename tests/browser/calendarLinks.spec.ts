import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

const PATH = '/providers/1/calendar-events';

/** A calendar file of another program: a wedding in two parts of the day, and a Turkish name. */
const ICS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//TR',
  'BEGIN:VEVENT',
  'UID:dugun-1@example.com',
  'DTSTAMP:20261101T090000Z',
  'DTSTART;VALUE=DATE:20280610',
  'SUMMARY:Işıl ile Çağrı',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:dugun-2@example.com',
  'DTSTAMP:20261101T090000Z',
  'DTSTART:20280617T160000Z',
  'DTEND:20280617T200000Z',
  'SUMMARY:Öykü ile Şahin',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const calendarFile = { name: 'takvim.ics', mimeType: 'text/calendar', buffer: Buffer.from(ICS) };

const steps: Steps = {
  'the feed URL is created, renewed and deleted': async ({ page, panel }) => {
    await panel.signIn('ayse', PATH);
    const open = page.getByRole('button', { name: 'Takvimi bağla' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Takviminizi telefonunuzda görün' });
    await dialog.getByRole('button', { name: 'Adres oluştur' }).click();
    const address = dialog.getByRole('textbox', { name: 'Takvim adresi' });
    const first = await address.inputValue();
    const read = async (url: string) => (await page.request.get(url)).status();
    expect(await read(first)).toBe(200);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
    await open.click();
    await dialog.getByRole('button', { name: 'Adresi yenile' }).click();
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect([await read(first), await read(second)]).toEqual([404, 200]);
    await dialog.getByRole('button', { name: 'Adresi kapat' }).click();
    await expect(dialog.getByRole('button', { name: 'Adres oluştur' })).toBeVisible();
    expect(await read(second)).toBe(404);
    await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  },
  'a calendar file is previewed and imported once': async ({ page }) => {
    await navigate(page, `${PATH}?date=2028-06-10`);
    const open = page.getByRole('button', { name: 'Takvim dosyası al' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Takvim dosyası al' });
    const chooser = dialog.getByLabel('Takvim dosyası', { exact: true });
    await chooser.setInputFiles({ ...calendarFile, buffer: Buffer.from('<p>Takvim</p>') });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await chooser.setInputFiles(calendarFile);
    const found = dialog.getByRole('list', { name: 'Dosyadaki etkinlikler' }).getByRole('listitem');
    await expect(found).toHaveText([/Işıl ile Çağrı.*Yeni/, /Öykü ile Şahin.*Yeni/]);
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '2 etkinliği al' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Işıl ile Çağrı/ })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /^17 Haziran/ })).toContainText(
      'Öykü ile Şahin',
    );
    await open.click();
    await chooser.setInputFiles(calendarFile);
    await expect(found).toHaveText([/Aynı/, /Aynı/]);
  },
  'a second wedding on a day needs confirmation and is marked': async ({ page, panel }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const day = '2028-07-08';
    await panel.api('POST', PATH, { title: 'İlk düğün', kind: 'wedding', day });
    await navigate(page, `${PATH}?date=${day}`);
    await page.getByRole('gridcell', { name: /^8 Temmuz/ }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Takvime ekle' });
    await form.getByLabel(/^Başlık/).fill('İkinci düğün');
    await form.getByRole('combobox', { name: /^Tür/ }).click();
    await page.getByRole('option', { name: 'Düğün' }).click();
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByRole('alert').filter({ hasText: 'İlk düğün' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Yine de kaydet' }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: /^Çakışanlar/ }).click();
    await expect(page.getByRole('link', { name: /düğün/ })).toHaveCount(2);
  },
};

test('double bookings, the feed URL and the import of a calendar file work', ({ traveller }) =>
  walk(steps, traveller));
