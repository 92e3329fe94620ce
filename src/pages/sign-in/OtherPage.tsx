import type { ReactNode } from 'react';
import type { SignInPage } from '../../session/guards.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ForgotUsername } from './ForgotUsername.tsx';
import { DeferredMessages } from './DeferredMessages.tsx';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
export { MisconfiguredPage } from './MisconfiguredPage.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { RenewRequired } from './RenewRequired.tsx';
import { useTools } from './signInTools.ts';

const ReviewPage = lazyWithPreload(
  async () => (await import('../review/ReviewPage.tsx')).ReviewPage,
  'first',
);

function Review() {
  const { client, language } = useTools();
  return <ReviewPage client={client} language={language} />;
}

const pages: Readonly<Record<SignInPage, ReactNode>> = {
  forgotPassword: <ForgotPassword />,
  forgotUsername: <ForgotUsername />,
  passwordReset: <PasswordReset />,
  renewRequired: <RenewRequired />,
  invitation: <AcceptInvitation />,
  review: <Review />,
};

/** Renders a page other than the sign-in form. The chunk is loaded on demand or when the browser is idle. */
export function OtherPage({ page }: { page: SignInPage }) {
  return <DeferredMessages>{pages[page]}</DeferredMessages>;
}
