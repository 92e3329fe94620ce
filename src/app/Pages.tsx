import { lazy, Suspense, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { Language } from '#i18n/words.ts';
import type { Acting } from './Acting.ts';
import { CoupleSearch } from '../pages/couple-search/CoupleSearch.tsx';
import { PushContext } from '../push/PushContext.ts';
import { paths } from '../session/guards.ts';
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
import { useBell } from './useBell.tsx';
import { useLiveNews } from './useLiveNews.tsx';
import { settingsRoutes } from './settingsRoutes.tsx';
import { supportRoutes } from './supportRoutes.tsx';
import { todoRoute } from './todoRoute.tsx';
import { useActingBar } from './useActingBar.tsx';
import { useMenu } from './useMenu.tsx';
import { usePushPort } from './usePushPort.ts';
import { useUpgradeOffer } from './useUpgradeOffer.tsx';

/** Shown in no menu: a page for those who work on the panel, offered where there is a demonstration only. */
const Gallery = lazy(async () => ({ default: (await import('../gallery/Gallery.tsx')).Gallery }));

/** Asked for by nobody until the page stands. */
const SlideDown = lazy(async () => ({
  default: (await import('../push/SlideDown.tsx')).SlideDown,
}));

const errors = [
  <Route key="401" path="/errors/error-401" element={<UnauthorizedPage />} />,
  <Route key="404" path="/errors/error-404" element={<NotFoundPage />} />,
  <Route key="500" path="/errors/error-500" element={<ServerErrorPage />} />,
  <Route key="none" path="*" element={<NotFoundPage />} />,
];

const EndedDialog = lazy(async () => ({
  default: (await import('../pages/support/EndedDialog.tsx')).EndedDialog,
}));

interface SignedInProps {
  data: SessionData;
  covered: 'expired' | 'ended' | undefined;
  acting: Acting;
  languages: readonly Language[];
  hasGallery: boolean;
}

function SignedInPages({ data, covered, acting, languages, hasGallery }: SignedInProps) {
  const { menu, quick } = useMenu(data);
  const { onLocked, offer } = useUpgradeOffer();
  const user = useMemo(
    () => ({ name: data.user.name, customerName: data.customer.name }),
    [data.user.name, data.customer.name],
  );
  const mayRead = data.user.permission.grants.includes('leads.read');
  const search = useMemo(() => (mayRead ? <CoupleSearch /> : undefined), [mayRead]);
  const status = useLiveNews(data, covered !== undefined);
  const banner = useActingBar(data, acting);
  const bell = useBell(data);
  const push = usePushPort(data);
  const first = menu.find((entry) => !entry.hidden && !entry.locked && entry.to !== undefined)?.to;
  const home = data.user.isAgent ? paths.desk : first;
  const toHome = <Navigate to={home ?? '/errors/error-401'} replace />;
  const page = (
    <Shell
      menu={menu}
      quick={quick}
      onLocked={onLocked}
      crmStatus={data.customer.crmStatus}
      user={user}
      languages={languages}
      search={search}
      notifications={bell}
      status={status}
      banner={banner}
    >
      {offer}
      {covered === 'ended' && <EndedDialog name={data.user.name} onLeave={acting.leave} />}
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
          {settingsRoutes(data)}
          {todoRoute(data)}
          {supportRoutes(data, acting)}
          {hasGallery && <Route path="/gallery" element={<Gallery />} />}
          {errors}
        </Routes>
      </DefinitionsContext>
      {push && (
        <Suspense fallback={null}>
          <SlideDown userId={data.user.id} />
        </Suspense>
      )}
    </Shell>
  );
  return <PushContext value={push}>{page}</PushContext>;
}

interface PagesProps {
  /** Undefined while nobody is signed in: then there are the error pages only. */
  data: SessionData | undefined;
  /** What lies over the page: the sign-in of a session that was lost, or the end of an agent's time. */
  covered: 'expired' | 'ended' | undefined;
  acting: Acting;
  languages: readonly Language[];
  /** Whether /gallery shows every kind of field and piece. */
  hasGallery: boolean;
}

/** Every page of the application, inside its shell. */
export function Pages({ data, covered, acting, languages, hasGallery }: PagesProps) {
  if (data)
    return (
      <SignedInPages
        data={data}
        covered={covered}
        acting={acting}
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
