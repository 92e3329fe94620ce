import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

const MENU = 'Ana menü';

const steps: Steps = {
  'a feature outside the package is locked in the menu and described': async ({ page }) => {
    // Data outside the package is masked in the list, too.
    await expect(page.getByRole('table', { name: 'Çiftler' })).toContainText('***');
    const menu = page.getByRole('navigation', { name: MENU });
    const entry = menu.getByRole('button', { name: /^Kampanyalar/ });
    await expect(entry).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Kampanyalar/ })).toHaveCount(0);
    const before = page.url();
    await entry.click();
    const offer = page.getByRole('dialog', { name: 'Kampanya ve indirim' });
    await expect(offer).toContainText('İndirim ve kampanyalarınız');
    await expect(offer.getByRole('button', { name: 'Yükseltme iste' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Kapat' }).click();
    await expect(offer).toHaveCount(0);
    await expect(entry).toBeFocused();
    expect(page.url()).toBe(before);
  },
  'every URL of a locked feature shows the upgrade page and sends no requests': async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/discounts')) requests.push(request.url());
    });
    const main = page.getByRole('main');
    for (const path of ['/discounts', '/discounts/create', '/discounts/1/edit']) {
      // A direct visit triggers no prefetch, either.
      await page.goto(new URL(path, page.url()).href);
      await expect(main.getByText('Kampanya ve indirim')).toBeVisible();
      await expect(main.getByText('Paketinizde yok').first()).toBeVisible();
      if (path === '/discounts') expect(await findings(page)).toEqual([]);
      await main.getByRole('button', { name: /Neden kullanılamıyor/ }).click();
      const offer = page.getByRole('dialog', { name: 'Kampanya ve indirim' });
      await offer.getByRole('button', { name: 'Kapat' }).click();
      await expect(offer).toHaveCount(0);
    }
    expect(requests).toEqual([]);
  },
  'locked statistics describe themselves and offer the upgrade': async ({ page }) => {
    await navigate(page, '/statistics/visits');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Ziyaretler' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Sayfa istatistikleri' })).toBeVisible();
    await expect(main.getByRole('paragraph').filter({ hasText: 'Paketinizde yok' })).toBeVisible();
    await expect(main.getByText('Arkadaki rakamlar örnektir.')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await main.getByRole('button', { name: /^Yükseltme iste/ }).click();
    const offer = page.getByRole('dialog', { name: 'Sayfa istatistikleri' });
    await expect(offer.getByRole('button', { name: 'Yükseltme iste' })).toBeVisible();
  },
};

test('features outside the package are locked and described', async ({ panel, traveller }) => {
  await panel.signIn('zeynep');
  await walk(steps, traveller);
});

test('statistics of a provider on hold link to the provider, not to an upgrade', async ({
  page,
  panel,
}) => {
  await panel.signIn('hold', '/statistics/magnet');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Eski Değirmen yayında olmadığı için/)).toBeVisible();
  const menu = page.getByRole('navigation', { name: MENU });
  for (const name of ['Rakip analizi', 'Ziyaretler']) {
    await menu.getByRole('link', { name: `${name} Yayında değil` }).click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(/^Eski Değirmen yayında olmadığı için/)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Yükseltme iste/ })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  }
  await expect(menu.getByRole('link', { name: 'Mıknatıs Yayında değil' })).toBeVisible();
  await main.getByRole('link', { name: 'Eski Değirmen' }).click();
  await expect(page).toHaveURL(/\/providers\/\d+$/);
  await expect(main.getByText('Eski Değirmen').first()).toBeVisible();
});

test('a role without permission has no menu entry, and the URL says so', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert');
  const menu = page.getByRole('navigation', { name: MENU });
  await expect(menu.getByRole('link', { name: /^Çiftler/ })).toBeVisible();
  await expect(menu.getByText('Kampanyalar')).toHaveCount(0);
  await navigate(page, '/discounts');
  const main = page.getByRole('main');
  await expect(main.getByText('401')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The user may read the list, and add nobody.
  await navigate(page, '/customer-users');
  await expect(page).toHaveTitle(/^Kullanıcılar/);
  await navigate(page, '/customer-users/create');
  await expect(page).toHaveTitle(/^Bu sayfayı açma yetkiniz yok/);
  await expect(main.getByText('401')).toBeVisible();
});

test('an impersonating agent can edit, but neither delete nor change access', async ({
  page,
  panel,
}) => {
  // The session is reported as an impersonation; the API's own tests cover what it rejects.
  await page.route('**/api/access-tokens/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body: unknown = await response.json();
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const impersonation = { agentName: 'Selin Destek', reason: 'Talep 1042', endsAt };
    return route.fulfill({
      response,
      json: { ...(typeof body === 'object' ? body : {}), impersonation },
    });
  });
  await panel.signIn();
  // With the feature in the package there are a link, the list and its buttons.
  const menu = page.getByRole('navigation', { name: MENU });
  await menu.getByRole('link', { name: /^Kampanyalar/ }).click();
  await expect(menu.getByRole('button', { name: /^Kampanyalar/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kampanya ekle' })).toBeVisible();
  await page.locator('tbody a[data-row-link]').first().click();
  await expect(page.getByRole('link', { name: 'Düzenle' })).toBeVisible();
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  const remove = page.getByRole('menuitem', { name: /^Sil/ });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toContainText('Müşteri adına çalışırken yapılamaz.');

  await navigate(page, '/customer-users');
  await expect(page.getByRole('link', { name: 'Mert Kaya' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kullanıcı davet et' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mert Kaya' }).click();
  await expect(page.getByText('çalıştığı firmalar değiştirilemez')).toBeVisible();
  await expect(page.getByRole('switch', { name: /Çalışıyor/ }).first()).toBeDisabled();
  await page.getByRole('link', { name: 'Düzenle' }).click();
  await expect(page.getByRole('textbox', { name: 'Hakkında' })).toBeEditable();
  await expect(page.getByRole('textbox', { name: 'Kullanıcı adı' })).toHaveCount(0);
  await expect(page.getByRole('term').filter({ hasText: 'Kullanıcı adı' })).toBeVisible();
  await expect(page.getByText('Müşteri adına çalışırken değiştirilemez.').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
