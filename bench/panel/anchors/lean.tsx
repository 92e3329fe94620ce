// ra-core with only the MUI modules named here: the smallest panel that react-admin's contexts allow.
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider } from './authProvider.ts';
import { dataProvider } from './dataProvider.ts';
import { i18nProvider } from './i18nProvider.ts';
import { LeanEdit } from './lean/LeanEdit.tsx';
import { LeanLayout } from './lean/LeanLayout.tsx';
import { LeanList } from './lean/LeanList.tsx';
import { LeanSignIn } from './lean/LeanSignIn.tsx';
import { pageStyles } from './pageStyles.ts';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <CacheProvider value={pageStyles()}>
      <ThemeProvider theme={createTheme()}>
        <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }}>
          <CoreAdminUI layout={LeanLayout} loginPage={LeanSignIn} requireAuth disableTelemetry>
            <Resource name="leads" list={LeanList} edit={LeanEdit} />
          </CoreAdminUI>
        </CoreAdminContext>
      </ThemeProvider>
    </CacheProvider>,
  );
