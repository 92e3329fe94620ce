import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadI18nProvider } from '../../shell/i18nProvider.ts';
import { WizardOver } from './WizardOver.tsx';

it.each([
  ['finished', undefined, 'Bu kayıt tamamlandı', /^Giriş yap/, '/auth/login'],
  ['expired', undefined, 'Bağlantının süresi doldu', /^Bizi arayın/, 'tel:+902120000000'],
  ['withdrawn', undefined, 'Bağlantı geri alındı', /^Bizi arayın/, 'tel:+902120000000'],
  ['unknown', undefined, 'Böyle bir kayıt bağlantısı yok', /^Giriş yap/, '/auth/login'],
  ['foreign', 'Ayşe Yıldırım', 'Başka bir hesapla giriş yaptınız', /^Panele dön/, '/'],
] as const)('explains a link that is %s, and what to do', async (...args) => {
  const [reason, userName, title, action, to] = args;
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={await loadI18nProvider('tr', ['tr'])}>
        <WizardOver reason={reason} userName={userName} helpPhone="+902120000000" />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(to);
  expect(screen.queryByText(/^signup\./)).toBeNull();
  expect(screen.queryByText(/^Ayşe Yıldırım olarak oturumunuz açık/) !== null).toBe(
    reason === 'foreign',
  );
});
