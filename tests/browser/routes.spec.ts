import { expect, test } from './support/panel.ts';

interface Place {
  path: string;
  /** Beginning of the document's title. */
  title: RegExp | string;
  /** Final address, if it differs. */
  ends?: RegExp;
  /** Without menu and search. */
  isBare?: true;
}

/** Every place of the specification that needs a session, in its order. */
const places: readonly Place[] = [
  { path: '/checkout', title: 'Ödeme', isBare: true },
  { path: '/', title: 'Ana sayfa' },
  { path: '/dashboard', title: 'Ana sayfa' },
  { path: '/todo', title: 'Yapılacaklar' },
  { path: '/leads', title: 'Çiftler' },
  { path: '/leads/1', title: /.+/ },
  { path: '/leads/3/show', title: /.+ & .+/, ends: /\/leads\/3$/ },
  { path: '/providers/3/items/1/show', title: /.+/, ends: /\/items\/1$/ },
  { path: '/providers', title: 'Firmalar' },
  { path: '/providers/1/info', title: 'Çınaraltı Kır Bahçesi' },
  { path: '/providers/1/info/contacts', title: 'İletişim kişileri · Çınaraltı Kır Bahçesi' },
  { path: '/providers/1/badges', title: 'Rozetler' },
  { path: '/providers/1/gallery', title: 'Galeriler' },
  { path: '/providers/1/gallery/1', title: 'Boğazda gün batımı' },
  { path: '/providers/1/galleries/1', title: 'Boğazda gün batımı' },
  { path: '/providers/1/related-providers', title: 'İlgili firmalar' },
  { path: '/providers/3/items', title: 'Modeller' },
  { path: '/providers/1/payments', title: 'Ödemeler' },
  { path: '/providers/1/calendar-events', title: 'Takvim' },
  { path: '/galleries', title: 'Galeriler' },
  { path: '/provider-testimonials', title: 'Yorumlar' },
  { path: '/transfer-reviews', title: 'Yorum aktarımı' },
  { path: '/statistics/visits', title: 'Ziyaretler' },
  { path: '/statistics/deals', title: 'Anlaşmalar' },
  { path: '/statistics/weddings', title: 'Düğünler' },
  { path: '/statistics/rivals', title: 'Rakip analizi' },
  { path: '/statistics/magnet', title: 'Mıknatıs' },
  { path: '/statistics/scores', title: 'Kalite ve risk' },
  { path: '/customer-users', title: 'Kullanıcılar' },
  { path: '/discounts', title: 'Kampanyalar' },
  { path: '/templates/attachments', title: 'Dosyalar' },
  { path: '/templates/signatures', title: 'İmzalar' },
  { path: '/templates/sms-logs', title: 'SMS kayıtları' },
  { path: '/templates/mail-templates', title: 'Şablonlar' },
  { path: '/settings', title: /Ayarlar/, ends: /\/settings\/profile$/ },
  { path: '/settings/password', title: /Ayarlar/ },
  { path: '/refer-provider', title: /.+/ },
  { path: '/refer-provider/success', title: /.+/ },
  { path: '/refer-provider/conditions', title: /.+/ },
  { path: '/signup-wizard/wz_nobody-sent-it', title: 'Firma kaydı', isBare: true },
  { path: '/errors/error-401', title: /yetki/ },
  { path: '/errors/error-404', title: 'Kayıt Bulunamadı' },
  { path: '/errors/error-500', title: 'Sunucu Hatası' },
];

const PRODUCT = ' · Davet Paneli';

test('every place opens with its title, a heading and a way on', async ({ page, panel }) => {
  test.setTimeout(240_000);
  await panel.signIn();
  for (const { path, title, ends, isBare } of places)
    await test.step(path, async () => {
      // Ayşe owes a payment, so the payment page has something to show.
      await panel.goto(path);
      await expect(page).toHaveTitle(
        typeof title === 'string' ? new RegExp(`^${title}.*${PRODUCT}$`) : title,
      );
      await expect(page).toHaveTitle(new RegExp(`${PRODUCT}$`));
      if (ends) await expect(page).toHaveURL(ends);
      else expect(new URL(page.url()).pathname).toBe(path);
      const main = page.getByRole('main');
      if (!path.startsWith('/errors/'))
        await expect(
          main.getByRole('paragraph').filter({ hasText: /^(401|404|500)$/ }),
        ).toHaveCount(0);
      await expect(main.getByText('Bilgiler alınamadı')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(isBare ? 0 : 1);
      await expect(page.getByRole('button', { name: 'Panelde ara' })).toHaveCount(isBare ? 0 : 1);
      await expect(
        isBare ? page.getByRole('link').first() : main.getByRole('heading').first(),
      ).toBeVisible();
    });
});

test('none of them opens without a session, and signing in leads back to it', async ({
  page,
  panel,
}) => {
  test.setTimeout(240_000);
  const guarded = places.filter(({ path }) => !/^\/(errors|signup-wizard)\//.test(path));
  for (const { path } of guarded)
    await test.step(path, async () => {
      await panel.goto(path);
      await expect(page).toHaveURL(/\/auth\/login/);
      const carried = new URL(page.url()).searchParams.get('redirectUrl');
      expect(carried ?? '/').toBe(path === '/' ? '/' : path);
    });
});

test('pages of signing in, and those of errors, need no session', async ({ page, panel }) => {
  for (const path of [
    '/auth/login',
    '/auth/forgot-password',
    '/auth/forgot-username',
    '/password-reset',
    '/signup-wizard/wz_nobody-sent-it',
    '/errors/error-404',
    '/no-such-place',
    '/leads/1/no/such',
  ])
    await test.step(path, async () => {
      await panel.goto(path);
      await expect(page).toHaveTitle(new RegExp(`.+${PRODUCT}$`));
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test('who is signed in is led away from the sign-in pages, unknown places are told', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  for (const path of ['/auth/login', '/auth/forgot-password', '/auth/renew-password']) {
    await panel.goto(path);
    await expect(page).toHaveTitle(`Ana sayfa${PRODUCT}`);
  }
  for (const path of ['/no-such-place', '/providers/1/no/such', '/statistics/others']) {
    await panel.goto(path);
    await expect(page.getByRole('main').getByText('404')).toBeVisible();
  }
  for (const path of ['/providers/1/info/no-such', '/leads/1/no-such', '/leads/999999']) {
    await panel.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: 'Kayıt bulunamadı' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`Kayıt bulunamadı${PRODUCT}`);
  }
});
