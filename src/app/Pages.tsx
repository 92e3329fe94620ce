import { useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Language } from '#i18n/words.ts';
import type { SessionData } from '../session/loginState.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { ServerErrorPage } from '../shell/ServerErrorPage.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { CoupleSearch } from '../pages/couple-search/CoupleSearch.tsx';
import { ResourceRoutes } from './ResourceRoutes.tsx';
import { resourceMenus } from './resources.tsx';
import { useMenu } from './useMenu.tsx';

/** Every page of the signed-in panel, inside its shell. */
export function Pages({ data, languages }: { data: SessionData; languages: readonly Language[] }) {
  const { menu, quick } = useMenu(data);
  const user = useMemo(() => ({ name: data.user.name, customerName: data.customer.name }), [data]);
  const search = useMemo(() => <CoupleSearch />, []);
  const first =
    menu.find((entry) => !entry.hidden && entry.to !== undefined)?.to ?? '/errors/error-401';
  return (
    <Shell
      menu={menu}
      quick={quick}
      crmStatus={data.customer.crmStatus}
      user={user}
      languages={languages}
      search={data.user.permission.grants.includes('leads.read') ? search : undefined}
    >
      <Routes>
        <Route path="/" element={<Navigate to={first} replace />} />
        <Route path="/dashboard" element={<Navigate to={first} replace />} />
        {resourceMenus.map((entry) => (
          <Route
            key={entry.resource}
            path={`/${entry.resource}/*`}
            element={<ResourceRoutes menu={entry} />}
          />
        ))}
        <Route path="/errors/error-401" element={<UnauthorizedPage />} />
        <Route path="/errors/error-404" element={<NotFoundPage />} />
        <Route path="/errors/error-500" element={<ServerErrorPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Shell>
  );
}
