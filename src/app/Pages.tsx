import { memo, Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '#i18n/messages.ts';
import type { ImpersonationState } from './ImpersonationControls.ts';
import { PushContext } from '../push/PushContext.ts';
import { leaveForLinking } from '../pages/sign-in/leaveForLinking.ts';
import type { SessionData } from '../session/loginState.ts';
import type { RuntimeConfig } from '../session/runtimeConfig.ts';
import { ConsentContext } from '../third-parties/ConsentContext.ts';
import { BareShell } from '../shell/BareShell.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { ServerErrorPage } from '../shell/ServerErrorPage.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { SeveralParentsContext } from '../engine/access/severalParents.ts';
import { MissingParentContext } from '../engine/access/missingParent.ts';
import { LeaveForServiceContext } from '../engine/access/serviceReturn.ts';
import { UpgradeContext } from '../engine/access/upgradePort.ts';
import { DefinitionsContext } from '../engine/definition/DefinitionsContext.ts';
import { areaRoutes } from './areaRoutes.tsx';
import { bareRoutes, wizardRoute } from './bareRoutes.tsx';
import { lazyOptional } from '../ui/lazyOptional.tsx';
import { ImpersonationEnded } from './ImpersonationEnded.tsx';
import { InterruptedUploadsNotice } from './InterruptedUploadsNotice.tsx';
import { homeRoutes } from './homeRoute.tsx';
import { severalProviders } from './isOfCategory.ts';
import { lazyPage } from './lazyPage.ts';
import { pageAddress } from './pageEntry.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';
import { routeOf } from './parseResourceRoute.ts';
import { plainRoutes } from './plainResources.tsx';
import { ResourceRoutes } from './ResourceRoutes.tsx';
import { definitionsOfPanel, resourceMenus } from './resources.tsx';
import { useBell } from './useBell.tsx';
import { useLiveNews } from './useLiveNews.tsx';
import { referralRoutes } from './referralRoutes.tsx';
import { settingsRoutes } from './settingsRoutes.tsx';
import { supportRoutes } from './supportRoutes.tsx';
import { todoRoute } from './todoRoute.tsx';
import { useImpersonationBar } from './useImpersonationBar.tsx';
import { useMenu } from './useMenu.tsx';
import { useMenuFooter } from './useMenuFooter.tsx';
import { usePaymentNotice } from './usePaymentNotice.tsx';
import { useProviderFrame } from './useProviderFrame.tsx';
import { usePalette } from './usePalette.tsx';
import { usePopups } from './usePopups.tsx';
import { usePushPort } from './usePushPort.ts';
import { useRequestUpgrade } from './useRequestUpgrade.ts';
import { useThirdParties } from './useThirdParties.tsx';
import { useUpgradeOffer } from './useUpgradeOffer.tsx';

/**
 * Development page for fields and components; it has no menu entry and exists only in
 * demonstrations.
 */
const Gallery = lazyPage(pageRoutes.gallery);

const SlideDown = lazyOptional(async () => (await import('../push/SlideDown.tsx')).SlideDown);

const errors = [
  <Route key="401" path="/errors/error-401" element={<UnauthorizedPage />} />,
  // react-admin redirects here from a form that the role has no permission to open.
  <Route key="denied" path="/access-denied" element={<UnauthorizedPage />} />,
  <Route key="404" path="/errors/error-404" element={<NotFoundPage />} />,
  <Route key="500" path="/errors/error-500" element={<ServerErrorPage />} />,
  <Route key="none" path="*" element={<NotFoundPage />} />,
];

/** Routes of each resource: its own, and those below the records of its parent resource. */
const resourceRoutes = resourceMenus.flatMap((menu) =>
  [routeOf(menu), ...(menu.below?.routes ?? [])].map((route) => (
    <Route
      key={route}
      path={`/${route}/*`}
      element={<ResourceRoutes key={route} menu={menu} route={route} />}
    />
  )),
);

/** Returns the payments path of the first provider if the user may read payments. */
const productInfoOf = ({ providers: [first], user }: SessionData): string | undefined =>
  first && user.permission.grants.includes('payments.read')
    ? `/providers/${first.id}/payments`
    : undefined;

/** Empty state of users without providers; nearly every page needs one. */
const WITHOUT_PROVIDERS = {
  resource: 'providers',
  title: 'places.provider.none.title',
  text: 'places.provider.none.text',
};

interface SignedInProps extends ImpersonationState {
  data: SessionData;
  languages: readonly Language[];
  settings: RuntimeConfig;
  hasGallery: boolean;
}

type PanelRoutesProps = Pick<SignedInProps, 'data' | 'controls' | 'settings' | 'hasGallery'>;

/**
 * Renders the page of the current path. It does not rerender with the parts of the shell: each new render of
 * `Routes` also rerenders every component that reads the route, which is nearly all of a page.
 */
const PanelRoutes = memo(function PanelRoutes(props: PanelRoutesProps) {
  const { data, controls, settings, hasGallery } = props;
  return (
    <Routes>
      {homeRoutes(data)}
      {resourceRoutes}
      {plainRoutes}
      {areaRoutes(data)}
      {referralRoutes(data, settings)}
      {settingsRoutes(data)}
      {todoRoute(data)}
      {supportRoutes(data, controls)}
      {hasGallery && pageRoute(data, 'gallery', <Gallery />)}
      {errors}
    </Routes>
  );
});

function SignedInPages(props: SignedInProps) {
  const { data, covered, controls, languages, settings, hasGallery } = props;
  const requestUpgrade = useRequestUpgrade(data, settings);
  const popups = usePopups(data, settings, covered !== undefined);
  const { consent, openChat, part } = useThirdParties(data, settings);
  const { menu, quick, goToShortcuts } = useMenu(data, settings, openChat);
  const { onLocked, onUpgrade, offer } = useUpgradeOffer();
  const menuFooter = useMenuFooter(data, settings, onUpgrade);
  const { about, sections } = useProviderFrame(data);
  const user = useMemo(
    () => ({ name: data.user.name, customerName: data.customer.name }),
    [data.user.name, data.customer.name],
  );
  const search = usePalette(data, menu, languages);
  const { element: status, isConnected } = useLiveNews(data, covered !== undefined);
  const impersonationBar = useImpersonationBar(data, controls);
  const notice = usePaymentNotice(data);
  const productInfoTo = productInfoOf(data);
  const bell = useBell(data, isConnected);
  const push = usePushPort(data, settings);
  const page = (
    <Shell
      menu={menu}
      quick={quick}
      goToShortcuts={goToShortcuts}
      onLocked={onLocked}
      crmStatus={data.customer.crmStatus}
      user={user}
      languages={languages}
      productInfoTo={productInfoTo}
      referTo={settings.features.referral ? pageAddress('referral') : undefined}
      about={about}
      sections={sections}
      menuFooter={menuFooter}
      search={search}
      notifications={bell}
      status={status}
      banner={impersonationBar ?? notice}
    >
      {offer}
      <ImpersonationEnded covered={covered} name={data.user.name} onLeave={controls.end} />
      <PanelRoutes data={data} controls={controls} settings={settings} hasGallery={hasGallery} />
      {popups}
      {part}
      <InterruptedUploadsNotice />
      {push && (
        <Suspense fallback={null}>
          <SlideDown userId={data.user.id} />
        </Suspense>
      )}
    </Shell>
  );
  const several = useMemo(() => severalProviders(data.providers), [data.providers]);
  return (
    <PushContext value={push}>
      <ConsentContext value={consent}>
        <UpgradeContext value={requestUpgrade}>
          <LeaveForServiceContext value={leaveForLinking}>
            <MissingParentContext
              value={data.providers.length === 0 ? WITHOUT_PROVIDERS : undefined}
            >
              <SeveralParentsContext value={several}>
                <DefinitionsContext value={definitionsOfPanel}>{page}</DefinitionsContext>
              </SeveralParentsContext>
            </MissingParentContext>
          </LeaveForServiceContext>
        </UpgradeContext>
      </ConsentContext>
    </PushContext>
  );
}

interface PagesProps extends ImpersonationState {
  /** Undefined if nobody is signed in; only the error pages exist then. */
  data: SessionData | undefined;
  languages: readonly Language[];
  /** Settings of the deployment. */
  settings: RuntimeConfig;
  /** True if /gallery shows every kind of field and component. */
  hasGallery: boolean;
  /** Stores the session that the registration created for a visitor without one. */
  onOpened: (session: SessionData) => void;
}

/** Renders the routes of every page, each inside its shell. */
export function Pages({ data, onOpened, ...props }: PagesProps) {
  const wizard = wizardRoute({ settings: props.settings, data, onOpened });
  if (data)
    return (
      <Routes>
        {wizard}
        {bareRoutes(data, props)}
        <Route path="*" element={<SignedInPages data={data} {...props} />} />
      </Routes>
    );
  const rest = (
    <BareShell>
      <Routes>{errors}</Routes>
    </BareShell>
  );
  return (
    <Routes>
      {wizard}
      <Route path="*" element={rest} />
    </Routes>
  );
}
