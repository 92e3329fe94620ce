import type { ReactElement } from 'react';
import type { SessionData } from '../session/loginState.ts';
import type { ImpersonationControls } from './ImpersonationControls.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const Desk = lazyPage(pageRoutes.desk);
const Approvals = lazyPage(pageRoutes.approvals);
const Signups = lazyPage(pageRoutes.signups);
const PaymentDesk = lazyPage(pageRoutes.paymentDesk);

/** Returns the routes of the support desk. */
export function supportRoutes(
  session: SessionData,
  controls: ImpersonationControls,
): ReactElement[] {
  return [
    pageRoute(session, 'desk', <Desk onStarted={controls.begin} />),
    pageRoute(session, 'approvals', <Approvals />),
    pageRoute(session, 'signups', <Signups />),
    pageRoute(session, 'paymentDesk', <PaymentDesk />),
  ];
}
