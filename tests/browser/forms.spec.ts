import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { at, expect, test } from './support/panel.ts';

const steps: Steps = {
  'an empty form marks every required field': async ({ page, panel }) => {
    await panel.signIn('ayse', '/leads/create');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Bu alan zorunludur.')).toHaveCount(2);
    // A phone number or an e-mail address is missing, too; both fields are marked.
    await expect(page.getByText('Kaydetmek için 4 alanı düzeltin.')).toBeVisible();
  },
  'faults from the API are shown at their fields, and the input is kept': async ({ page }) => {
    await page.getByRole('combobox', { name: /^Firma/ }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByLabel(/^Gelin/).fill('İletişimsiz Çift');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Bu alan zorunludur.')).toHaveCount(0);
    await expect(page.getByText('E-posta ya da telefon girin.').first()).toBeVisible();
    await expect(page.getByLabel(/^Gelin/)).toHaveValue('İletişimsiz Çift');
  },
  'a save without a connection fails at once, and the button keeps the focus': async ({ page }) => {
    await page.getByLabel(/^E-posta/).fill('baglantisiz@example.com');
    const save = page.getByRole('button', { name: 'Kaydet' });
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByText(/^Sunucuya ulaşılamadı/)).toBeVisible();
    await expect(save).toBeFocused();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByText(/^İnternet bağlantınız yok/)).toBeInViewport();
    await page.context().setOffline(false);
  },
  'leaving a changed form asks for confirmation': async ({ page }) => {
    await page.getByLabel(/^Gelin/).fill('Kaydedilmedi');
    const question = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
    await page.getByRole('link', { name: 'Vazgeç' }).click();
    expect(await findings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    await expect(page.getByLabel(/^Gelin/)).toHaveValue('Kaydedilmedi');
    await page.getByRole('link', { name: 'Vazgeç' }).click();
    await question.getByRole('button', { name: 'Yine de ayrıl' }).click();
    await expect(page).toHaveURL(/\/leads(\?|$)/);
  },
  'a colleague is invited and gets the e-mail': async ({ page, panel }) => {
    await navigate(page, '/customer-users');
    await page.getByRole('link', { name: 'Kullanıcı davet et' }).click();
    await page.getByLabel(/^Ad\b/).first().fill('Şirin');
    await page.getByLabel(/^Rol/).click();
    await page.getByRole('option', { name: 'Satış' }).click();
    await page.getByRole('button', { name: 'E-posta adresleri: Ekle' }).click();
    await page.getByLabel(/^E-posta adresi/).fill('sirin.davetli@example.com');
    await page.getByRole('button', { name: 'Davet et' }).click();
    await expect(page.getByText('Şirin davet edildi.')).toBeVisible();
    const emails = await panel.outbox('sirin.davetli@example.com');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('/register/');
  },
  'an update sends the changed fields, and the page shows them': async ({ page }) => {
    await navigate(page, '/providers');
    await page.getByRole('link', { name: 'Işık & Gölge Fotoğraf' }).click();
    await page.getByLabel(/^Web sitesi/).fill('https://isikgolge.example');
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PUT'),
      page.getByRole('button', { name: 'Onaya gönder' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      form: 'general',
      answers: { website: 'https://isikgolge.example' },
    });
    expect(request.headers()['if-match']).toMatch(/^"\d+"$/);
    const waiting = page.getByRole('region', { name: 'Onay bekliyor' });
    await expect(waiting.getByText('https://isikgolge.example', { exact: true })).toBeVisible();
  },
  'a concurrent change is not overwritten': async ({ page, panel }) => {
    const providers = await panel.api('GET', '/providers');
    const lead = await panel.api('POST', '/leads', {
      providerId: at(at(providers.data, 0), 'id'),
      couple: { brideName: 'İki Sekme', email: 'iki@example.com' },
    });
    const id = Number(at(lead.data, 'id'));
    await navigate(page, `/leads/${id}/edit`);
    await expect(page.getByLabel(/^Gelin/)).toHaveValue('İki Sekme');
    await page.getByLabel(/^Damat/).fill('Benimki');
    const now = await panel.api('GET', `/leads/${id}`);
    const version = Number(at(now.data, 'version'));
    const status = await page.evaluate(
      async ({ leadId, at }) =>
        (
          await fetch(`/api/leads/${leadId}`, {
            method: 'PUT',
            headers: {
              'X-Access-Token': localStorage.getItem('accessToken') ?? '',
              'X-Consumer-Key': localStorage.getItem('consumerKey') ?? '',
              'Content-Type': 'application/json',
              'If-Match': `"${at}"`,
            },
            body: JSON.stringify({ couple: { groomName: 'Öbürü' } }),
          })
        ).status,
      { leadId: id, at: version },
    );
    expect(status).toBe(200);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText(/Kayıt bu sırada değişti/)).toBeVisible();
    await expect(page.getByLabel(/^Damat/)).toHaveValue('Benimki');
    const after = await panel.api('GET', `/leads/${id}`);
    expect(JSON.stringify(after.data)).toContain('Öbürü');
  },
};

test('forms show faults, keep the input, and send changed fields', ({ traveller }) =>
  walk(steps, traveller));

test('a sales user is offered only permitted actions', async ({ page, panel }) => {
  await panel.signIn('mert', '/customer-users');
  await expect(page.getByRole('table', { name: 'Kullanıcılar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kullanıcı davet et' })).toHaveCount(0);
  await navigate(page, '/customer-users/1');
  await expect(page.getByRole('heading', { level: 1, name: /Ayşe/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Düzenle' })).toHaveCount(0);
  await navigate(page, '/customer-users/2');
  await expect(page.getByRole('heading', { level: 1, name: /Mert/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Düzenle' })).toBeVisible();
  await navigate(page, '/providers');
  await expect(page.getByRole('table', { name: 'Firmalar' }).locator('tbody tr')).toHaveCount(1);
});
