import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { FormGate } from '../engine/access/FormGate.tsx';
import { statisticsKinds, type StatisticsKind } from '../pages/statistics/figures.ts';
import type { SessionData } from '../session/loginState.ts';
import { providersWith } from '../session/packageFeatures.ts';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { statisticsFeatures } from './menuOptions.tsx';

const StatisticsPage = lazyWithPreload(
  async () => (await import('../pages/statistics/StatisticsPage.tsx')).StatisticsPage,
);

const ReportPage = lazyWithPreload(
  async () => (await import('../pages/statistics/ReportPage.tsx')).ReportPage,
);

const RivalsPage = lazyWithPreload(
  async () => (await import('../pages/statistics/RivalsPage.tsx')).RivalsPage,
);

const SignaturesPage = lazyWithPreload(
  async () => (await import('../pages/signatures/SignaturesPage.tsx')).SignaturesPage,
);

/** One of the statistics; whose package lacks it is told what it gives. */
function Statistics({ kind, session }: { kind: StatisticsKind; session: SessionData }) {
  const translate = useTranslate();
  usePageTitle(
    `${translate(`places.statistics.${kind}`)} · ${translate('places.statistics.name')}`,
  );
  const grants: readonly string[] = session.user.permission.grants;
  const mayRead = grants.includes('leads.read');
  const isReport = kind === 'visits' || kind === 'magnet' || kind === 'deals';
  if (!grants.includes('statistics.read') || (kind === 'weddings' && !mayRead))
    return <UnauthorizedPage />;
  if (session.providers.length === 0)
    return (
      <EmptyState
        isPage
        title={translate('places.provider.none.title')}
        text={translate('places.provider.none.text')}
      />
    );
  const needs = statisticsFeatures[`statistics.${kind}`];
  const providers = needs ? providersWith(session, needs) : session.providers;
  const page =
    kind === 'rivals' ? (
      <RivalsPage providers={providers} />
    ) : isReport ? (
      <ReportPage kind={kind} providers={providers} mayRead={mayRead} />
    ) : (
      <StatisticsPage providers={providers} />
    );
  return <FormGate gate={needs && { needs }}>{page}</FormGate>;
}

/** Pages of areas that are no list of records, and short ways to those that are. */
export function areaRoutes(session: SessionData): ReactElement[] {
  const { user } = session;
  return [
    <Route
      key="templates"
      path="/templates"
      element={<Navigate to="/templates/mail-templates" replace />}
    />,
    <Route
      key="signatures"
      path="/templates/signatures"
      element={
        user.permission.grants.includes('templates.read') ? (
          <SignaturesPage userId={user.id} customerId={user.customerId} />
        ) : (
          <UnauthorizedPage />
        )
      }
    />,
    <Route key="statistics" path="/statistics" element={<Navigate to="visits" replace />} />,
    ...statisticsKinds.map((kind) => (
      <Route
        key={kind}
        path={`/statistics/${kind}`}
        element={<Statistics key={kind} kind={kind} session={session} />}
      />
    )),
  ];
}
