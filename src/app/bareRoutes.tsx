import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import type { RuntimeConfig } from '../session/runtimeConfig.ts';
import { BareShell } from '../shell/BareShell.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import { ImpersonationEnded } from './ImpersonationEnded.tsx';
import type { ImpersonationState } from './ImpersonationControls.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';
import { useImpersonationBar } from './useImpersonationBar.tsx';

const CheckoutPage = lazyPage(pageRoutes.checkout);
const SignupWizardPage = lazyWithPreload(
  async () => (await import('../pages/signup-wizard/SignupWizardPage.tsx')).SignupWizardPage,
);

const WizardTools = lazyWithPreload(
  async () => (await import('../pages/signup-wizard/WizardTools.tsx')).WizardTools,
);

const WIZARD = '/signup-wizard/:hash';

interface WizardRouteOptions {
  settings: RuntimeConfig;
  /** Session of the signed-in user; undefined if nobody is signed in. */
  data: SessionData | undefined;
  /** Stores the session of the account that the registration created. */
  onOpened: (session: SessionData) => void;
}

/** Returns the route of the registration wizard; it needs no session. */
export const wizardRoute = ({ settings, data, onOpened }: WizardRouteOptions): ReactElement => (
  <Route
    key="wizard"
    path={WIZARD}
    element={
      <BareShell
        end={
          <Suspense fallback={null}>
            <WizardTools helpPhone={settings.links.helpPhone} />
          </Suspense>
        }
      >
        <SignupWizardPage
          user={data && { name: data.user.name, providerId: data.providers[0]?.id }}
          helpPhone={settings.links.helpPhone}
          onOpened={onOpened}
        />
      </BareShell>
    }
  />
);

interface BareFrameProps extends ImpersonationState {
  data: SessionData;
  children: ReactNode;
}

/**
 * Renders a page without menu and search, with the impersonation bar above it while an agent
 * impersonates the user.
 */
function BareFrame({ data, controls, covered, children }: BareFrameProps) {
  const banner = useImpersonationBar(data, controls);
  return (
    <BareShell crmStatus={data.customer.crmStatus} banner={banner}>
      <ImpersonationEnded covered={covered} name={data.user.name} onLeave={controls.end} />
      {children}
    </BareShell>
  );
}

/** Returns the routes of pages without menu and search. */
export function bareRoutes(
  session: SessionData,
  { covered, controls }: ImpersonationState,
): ReactElement[] {
  const { user, customer, providers, impersonation } = session;
  const [first] = providers;
  const grants: readonly string[] = user.permission.grants;
  const onlyLooks =
    impersonation !== null ? 'support' : grants.includes('payments.write') ? undefined : 'reader';
  const checkout = (
    <CheckoutPage
      customerId={customer.id}
      providers={providers}
      onlyLooks={onlyLooks}
      paymentsPath={first ? `/providers/${first.id}/payments` : '/payments'}
      manager={user.accountManager?.email}
    />
  );
  const page = (
    <BareFrame data={session} covered={covered} controls={controls}>
      {checkout}
    </BareFrame>
  );
  return [pageRoute(session, 'checkout', page)];
}
