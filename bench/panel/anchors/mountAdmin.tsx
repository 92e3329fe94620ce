import { CacheProvider } from '@emotion/react';
import { AdminContext, AdminUI, type AdminUIProps, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider } from './authProvider.ts';
import { dataProvider } from './dataProvider.ts';
import { i18nProvider } from './i18nProvider.ts';
import { LeadEdit } from './LeadEdit.tsx';
import { LeadList } from './LeadList.tsx';
import { pageStyles } from './pageStyles.ts';

/**
 * Draws react-admin as its umbrella package puts it together, with one resource and its defaults:
 * theme, layout, and the login page unless another or none is given. Nobody but who has signed in
 * has a page here; without saying so, the API would refuse a list several times before the login page.
 */
export function mountAdmin(root: Element, loginPage?: AdminUIProps['loginPage']): void {
  createRoot(root).render(
    <CacheProvider value={pageStyles()}>
      <AdminContext {...{ authProvider, dataProvider, i18nProvider }}>
        <AdminUI loginPage={loginPage} requireAuth disableTelemetry>
          <Resource name="leads" list={LeadList} edit={LeadEdit} />
        </AdminUI>
      </AdminContext>
    </CacheProvider>,
  );
}
