import { useTranslate } from 'react-admin';
import type { ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { statisticsKinds, type StatisticsKind } from '../pages/statistics/statisticsKinds.ts';
import type { SessionData } from '../session/loginState.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { lazyPage } from './lazyPage.ts';
import { pageOptions } from './pageOptions.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const WeddingsPage = lazyPage(pageRoutes.weddings);
const ReportPage = lazyPage(pageRoutes.visits);
const RivalsPage = lazyPage(pageRoutes.rivals);
const ScoresPage = lazyPage(pageRoutes.scores);
const LockedStatistics = lazyWithPreload(
  async () => (await import('../pages/statistics/LockedStatistics.tsx')).LockedStatistics,
);
const ForeignProvider = lazyWithPreload(
  async () => (await import('../pages/statistics/ForeignProvider.tsx')).ForeignProvider,
);
const SignaturesPage = lazyPage(pageRoutes.signatures);
const CardsPage = lazyPage(pageRoutes.cards);
const MerchantPage = lazyPage(pageRoutes.merchant);
const SubscriptionPage = lazyPage(pageRoutes.subscription);

const namesOf = (providers: readonly { name: string }[]) => providers.map(({ name }) => name);

interface StatisticsProps {
  kind: StatisticsKind;
  session: SessionData;
}

/** Renders one statistics page, or the reason why no provider or the provider of the address has its figures. */
function Statistics({ kind, session }: StatisticsProps) {
  const translate = useTranslate();
  usePageTitle(
    `${translate(`places.statistics.${kind}`)} · ${translate('places.statistics.name')}`,
  );
  const [params] = useSearchParams();
  const requested = params.get('provider');
  if (session.providers.length === 0)
    return (
      <EmptyState
        isPage
        title={translate('places.provider.none.title')}
        text={translate('places.provider.none.text')}
      />
    );
  const chosen = session.providers.find(({ id }) => String(id) === requested);
  if (requested && !chosen) return <ForeignProvider kind={kind} />;
  const needs = pageOptions(kind).feature;
  const granted = session.providers.filter(
    ({ features }) => needs === undefined || features.includes(needs),
  );
  const providers = granted.filter((provider) => !provider.onHold);
  const onHold = granted.filter((provider) => provider.onHold);
  if (providers.length === 0 || (chosen && !providers.includes(chosen)))
    return (
      <LockedStatistics
        kind={kind}
        feature={needs}
        onHold={onHold}
        provider={chosen}
        providers={session.providers.filter((one) => one === chosen || providers.includes(one))}
      />
    );
  if (kind === 'rivals') return <RivalsPage providers={providers} />;
  if (kind === 'scores') return <ScoresPage providers={providers} onHold={namesOf(onHold)} />;
  const canRead = session.user.permission.grants.includes('leads.read');
  const common = { providers, onHold: namesOf(onHold), canRead };
  const isReport = kind === 'visits' || kind === 'magnet' || kind === 'deals';
  return isReport ? <ReportPage kind={kind} {...common} /> : <WeddingsPage {...common} />;
}

/** Returns the routes of areas that are no resource, and redirects to those that are. */
export function areaRoutes(session: SessionData): ReactElement[] {
  const { user, providers, impersonation } = session;
  const grants: readonly string[] = user.permission.grants;
  const [first] = providers;
  const paymentsPath = first ? `/providers/${first.id}/payments` : '/payments';
  const canPay = impersonation === null && grants.includes('payments.write');
  return [
    pageRoute(
      session,
      'cards',
      <CardsPage customerId={user.customerId} paymentsPath={paymentsPath} canChange={canPay} />,
    ),
    pageRoute(
      session,
      'merchant',
      <MerchantPage customerId={user.customerId} paymentsPath={paymentsPath} canDecide={canPay} />,
    ),
    pageRoute(
      session,
      'subscription',
      <SubscriptionPage
        customerId={user.customerId}
        paymentsPath={paymentsPath}
        providers={providers}
        canChange={canPay}
      />,
    ),
    pageRoute(session, 'templates', <Navigate to="/templates/mail-templates" replace />),
    pageRoute(
      session,
      'signatures',
      <SignaturesPage userId={user.id} customerId={user.customerId} />,
    ),
    pageRoute(session, 'statistics', <Navigate to="visits" replace />),
    ...statisticsKinds.map((kind) =>
      pageRoute(session, kind, <Statistics key={kind} kind={kind} session={session} />),
    ),
  ];
}
