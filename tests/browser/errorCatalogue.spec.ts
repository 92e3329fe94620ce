import type { Page, Route } from '@playwright/test';
import { navigate } from './support/moveTo.ts';
import { closeNotices } from './support/notices.ts';
import { expect, test } from './support/panel.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' }).last();

interface Refusal {
  /** Value of the response's `error-version`. */
  version?: string;
  status: number;
  body: unknown;
}

const respond =
  ({ version = '1', status, body }: Refusal) =>
  async (route: Route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, headers: { 'error-version': version }, json: body });

/** Changes the first name in the own profile and saves it. */
async function saveProfile(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Mertcan');
  await page.getByRole('button', { name: 'Kaydet' }).click();
}

const GENERAL = 'Gönderilen alanlarda hatalar var. Lütfen işaretli alanları düzeltin.';
const UNEXPECTED = 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.';

/** Responses that an API of this family may give to a failed save, and the texts that the user reads. */
const rows: [string, Refusal, { toast: string; field?: string }][] = [
  [
    'the words of the server',
    { status: 409, body: { message: 'Bu kullanıcı adı alınmış.', code: 'conflict', errors: [] } },
    { toast: 'Bu kullanıcı adı alınmış.' },
  ],
  [
    'its constant for what nobody expected',
    { status: 400, body: { message: 'UNEXPECTED_ERROR' } },
    { toast: UNEXPECTED },
  ],
  ['an answer without words', { status: 502, body: {} }, { toast: UNEXPECTED }],
  [
    'version 1: each field has its error',
    {
      status: 422,
      body: { message: 'Formu düzeltin.', errors: [{ path: 'name', message: 'Ad çok kısa.' }] },
    },
    { toast: 'Formu düzeltin.', field: 'Ad çok kısa.' },
  ],
  [
    'version 2: a general message over the list',
    {
      version: '2',
      status: 422,
      body: {
        message: 'FORM_API_VALIDATION_MESSAGE',
        errors: [{ path: 'name', message: 'Ad boş olamaz.' }],
      },
    },
    { toast: GENERAL, field: 'Ad boş olamaz.' },
  ],
  [
    'errors of a schema: the first inner message of each path',
    {
      status: 422,
      body: {
        message: 'Formu düzeltin.',
        errors: [
          {
            path: '#/',
            message: 'Hiçbir biçime uymuyor.',
            inner: [
              { path: '#/name', message: 'Adda rakam olamaz.' },
              { path: '#/name', message: 'İkinci ileti.' },
            ],
          },
        ],
      },
    },
    { toast: 'Formu düzeltin.', field: 'Adda rakam olamaz.' },
  ],
];

test('a failed save shows the reason in a notification and at its field, and keeps the input', async ({
  page,
  panel,
}) => {
  await panel.signIn('mert', '/settings/profile');
  for (const [name, refusal, { toast, field }] of rows) {
    await test.step(name, async () => {
      await page.unrouteAll();
      await page.route('**/api/customers/*/users/*', respond(refusal));
      await closeNotices(page);
      await saveProfile(page);
      if (field === undefined) await expect(notices(page)).toContainText(toast);
      else await expect(page.getByText(field)).toBeVisible();
      await expect(page.getByText('İkinci ileti.')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Mertcan');
    });
  }
});

test('unexpected errors are shown in the user’s language', async ({ page, panel }) => {
  await panel.startSession('mert', 'ar');
  await page.route(
    '**/api/customers/*/users/*',
    respond({ status: 400, body: { message: 'UNEXPECTED_ERROR' } }),
  );
  await panel.goto('/settings/profile');
  const name = page.getByRole('textbox').first();
  await name.fill('Mertcan');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByText('حدث خطأ غير متوقع')).toBeVisible();
});

const services = [
  ['google', 'Google hesabınıza bağlanılamadı'],
  ['facebook', 'Facebook hesabınıza bağlanılamadı'],
  ['instagram', 'Instagram'],
] as const;

test('a failed link of an external account names the account', async ({ page, panel }) => {
  await panel.signIn('mert');
  for (const [service, text] of services) {
    await test.step(service, async () => {
      await page.evaluate(() =>
        sessionStorage.setItem(
          'socialSignIn',
          JSON.stringify({ state: 'st_1', search: '', intent: 'connect' }),
        ),
      );
      const path = service === 'instagram' ? '/instagram/callback' : `/auth/${service}`;
      await panel.goto(`${path}?error=server_error&state=st_1`);
      await expect(notices(page)).toContainText(text);
    });
  }
});

test('an unknown invitation leads to the sign-in', async ({ page, panel }) => {
  await panel.goto('/register/1/7/9f86d081884c7d659a2feaa0c55ad015');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByLabel('Şifre', { exact: true })).toBeVisible();
});

const PAGES = [
  [401, 'Bu sayfayı açma yetkiniz yok'],
  [404, 'Kayıt Bulunamadı'],
  [500, 'Sunucu Hatası'],
] as const;

test('error pages explain the error and link on, signed in or not', async ({ page, panel }) => {
  const main = page.getByRole('main');
  for (const [code, title] of PAGES) {
    await panel.goto(`/errors/error-${code}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
  }
  await panel.startSession('mert');
  await panel.goto('/errors/error-401');
  for (const [code, title] of PAGES) {
    await navigate(page, `/errors/error-${code}`);
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible();
  }
});
