import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { SessionData } from '../session/loginState.ts';
import { BareShell } from '../shell/BareShell.tsx';
import { UnauthorizedPage } from '../shell/UnauthorizedPage.tsx';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';

const CheckoutPage = lazyWithPreload(
  async () => (await import('../pages/checkout/CheckoutPage.tsx')).CheckoutPage,
);
const SignupWizardPage = lazyWithPreload(
  async () => (await import('../pages/signup-wizard/SignupWizardPage.tsx')).SignupWizardPage,
);

const WIZARD = '/signup-wizard/:hash';

/** The registration of a new business, for whoever has its link. */
export const wizardRoute = (
  <Route key="wizard" path={WIZARD} element={<SignupWizardPage isSignedIn={false} />} />
);

/** Pages without menu and search. */
export function bareRoutes({ user, customer, providers }: SessionData): ReactElement[] {
  const [first] = providers;
  const bare = (page: ReactElement) => <BareShell crmStatus={customer.crmStatus}>{page}</BareShell>;
  const checkout = user.permission.grants.includes('payments.read') ? (
    <CheckoutPage
      paymentsPath={first ? `/providers/${first.id}/payments` : '/payments'}
      manager={user.accountManager?.email}
    />
  ) : (
    <UnauthorizedPage />
  );
  return [
    <Route key="checkout" path="/checkout" element={bare(checkout)} />,
    <Route key="wizard" path={WIZARD} element={bare(<SignupWizardPage isSignedIn />)} />,
  ];
}
