import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import { BareShell } from '../shell/BareShell.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const CheckoutPage = lazyPage(pageRoutes.checkout);
const SignupWizardPage = lazyWithPreload(
  async () => (await import('../pages/signup-wizard/SignupWizardPage.tsx')).SignupWizardPage,
);

const WIZARD = '/signup-wizard/:hash';

/** The registration of a new business, for whoever has its link. */
export const wizardRoute = (
  <Route key="wizard" path={WIZARD} element={<SignupWizardPage isSignedIn={false} />} />
);

/** Pages without menu and search. */
export function bareRoutes(session: SessionData): ReactElement[] {
  const { user, customer, providers, impersonation } = session;
  const [first] = providers;
  const bare = (page: ReactElement) => <BareShell crmStatus={customer.crmStatus}>{page}</BareShell>;
  const grants: readonly string[] = user.permission.grants;
  const onlyLooks =
    impersonation !== null ? 'support' : grants.includes('payments.write') ? undefined : 'reader';
  const checkout = (
    <CheckoutPage
      customerId={customer.id}
      onlyLooks={onlyLooks}
      paymentsPath={first ? `/providers/${first.id}/payments` : '/payments'}
      manager={user.accountManager?.email}
    />
  );
  return [
    pageRoute(session, 'checkout', bare(checkout)),
    <Route key="wizard" path={WIZARD} element={bare(<SignupWizardPage isSignedIn />)} />,
  ];
}
