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
 * Renders react-admin like its umbrella package, with one resource and its defaults: theme, layout, and the login
 * page unless another or none is given. Requires authentication on every page; otherwise the list would be
 * requested and rejected several times before the login page.
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
