import { lazy, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Language } from '#i18n/words.ts';
import { CoupleSearch } from '../pages/couple-search/CoupleSearch.tsx';
import { returnPath } from '../pages/sign-in/socialReturn.ts';
import type { SessionData } from '../session/loginState.ts';
import { BareShell } from '../shell/BareShell.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { ServerErrorPage } from '../shell/ServerErrorPage.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { DefinitionsContext } from '../engine/views/DefinitionsContext.ts';
import { routeOf } from './placeOf.ts';
import { ResourceRoutes } from './ResourceRoutes.tsx';
import { definitionsOfPanel, resourceMenus } from './resources.tsx';
import { useLiveNews } from './useLiveNews.tsx';
import { useMenu } from './useMenu.tsx';
import { useUpgradeOffer } from './useUpgradeOffer.tsx';

/** Shown in no menu: a page for those who work on the panel, offered where there is a demonstration only. */
const Gallery = lazy(async () => ({ default: (await import('../gallery/Gallery.tsx')).Gallery }));

/** Rare: who comes back from another service while signed in. */
const SocialReturnPage = lazy(async () => ({
  default: (await import('../pages/social-return/SocialReturnPage.tsx')).SocialReturnPage,
}));

const errors = [
  <Route key="401" path="/errors/error-401" element={<UnauthorizedPage />} />,
  <Route key="404" path="/errors/error-404" element={<NotFoundPage />} />,
  <Route key="500" path="/errors/error-500" element={<ServerErrorPage />} />,
  <Route key="none" path="*" element={<NotFoundPage />} />,
];

interface SignedInProps {
  data: SessionData;
  isExpired: boolean;
  languages: readonly Language[];
  hasGallery: boolean;
}

function SignedInPages({ data, isExpired, languages, hasGallery }: SignedInProps) {
  const { menu, quick } = useMenu(data);
  const { onLocked, offer } = useUpgradeOffer();
  const user = useMemo(
    () => ({ name: data.user.name, customerName: data.customer.name }),
    [data.user.name, data.customer.name],
  );
  const mayRead = data.user.permission.grants.includes('leads.read');
  const search = useMemo(() => (mayRead ? <CoupleSearch /> : undefined), [mayRead]);
  const status = useLiveNews(data, isExpired);
  const home = menu.find((entry) => !entry.hidden && !entry.locked && entry.to !== undefined)?.to;
  const toHome = <Navigate to={home ?? '/errors/error-401'} replace />;
  return (
    <Shell
      menu={menu}
      quick={quick}
      onLocked={onLocked}
      crmStatus={data.customer.crmStatus}
      user={user}
      languages={languages}
      search={search}
      status={status}
    >
      {offer}
      <DefinitionsContext value={definitionsOfPanel}>
        <Routes>
          <Route path="/" element={toHome} />
          <Route path="/dashboard" element={toHome} />
          {resourceMenus.map((entry) => (
            <Route
              key={entry.resource}
              path={`/${routeOf(entry)}/*`}
              element={<ResourceRoutes menu={entry} />}
            />
          ))}
          {(['google', 'facebook', 'instagram'] as const).map((service) => (
            <Route
              key={service}
              path={returnPath(service)}
              element={<SocialReturnPage service={service} user={data.user} to="/" />}
            />
          ))}
          {hasGallery && <Route path="/gallery" element={<Gallery />} />}
          {errors}
        </Routes>
      </DefinitionsContext>
    </Shell>
  );
}

interface PagesProps {
  /** Undefined while nobody is signed in: then there are the error pages only. */
  data: SessionData | undefined;
  /** The session was lost in the middle of work, and the sign-in lies over the page. */
  isExpired: boolean;
  languages: readonly Language[];
  /** Whether /gallery shows every kind of field and piece. */
  hasGallery: boolean;
}

/** Every page of the application, inside its shell. */
export function Pages({ data, isExpired, languages, hasGallery }: PagesProps) {
  if (data)
    return (
      <SignedInPages
        data={data}
        isExpired={isExpired}
        languages={languages}
        hasGallery={hasGallery}
      />
    );
  return (
    <BareShell>
      <Routes>{errors}</Routes>
    </BareShell>
  );
}
