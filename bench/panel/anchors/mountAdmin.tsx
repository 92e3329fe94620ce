import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { AdminContext, AdminUI, type AdminUIProps, Resource } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { createRoot } from 'react-dom/client';
import { ra } from '#i18n/en/ra.ts';
import { authProvider } from './authProvider.ts';
import { dataProvider } from './dataProvider.ts';
import { LeadEdit } from './LeadEdit.tsx';
import { LeadList } from './LeadList.tsx';

// The package of react-admin's own English is not among ours; these words are as many.
const english = [{ locale: 'en', name: 'English' }];
const i18nProvider = polyglotI18nProvider(() => ({ ra }), 'en', english, { allowMissing: true });

/**
 * Draws react-admin as its umbrella package puts it together, with one resource and its defaults:
 * theme, layout, and the login page unless another or none is given. Nobody but who has signed in
 * has a page here; without saying so, the API would refuse a list several times before the login page.
 */
export function mountAdmin(root: Element, loginPage?: AdminUIProps['loginPage']): void {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content');
  const styles = createCache({ key: 'css', prepend: true, nonce: nonce ?? undefined });
  createRoot(root).render(
    <CacheProvider value={styles}>
      <AdminContext {...{ authProvider, dataProvider, i18nProvider }}>
        <AdminUI loginPage={loginPage} requireAuth disableTelemetry>
          <Resource name="leads" list={LeadList} edit={LeadEdit} />
        </AdminUI>
      </AdminContext>
    </CacheProvider>,
  );
}
