import type { ReactNode } from 'react';
import type { SignInPage } from '../../session/guards.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ForgotUsername } from './ForgotUsername.tsx';
import { DeferredMessages } from './DeferredMessages.tsx';
export { MisconfiguredPage } from './MisconfiguredPage.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { RenewRequired } from './RenewRequired.tsx';

const pages: Readonly<Record<SignInPage, ReactNode>> = {
  forgotPassword: <ForgotPassword />,
  forgotUsername: <ForgotUsername />,
  passwordReset: <PasswordReset />,
  renewRequired: <RenewRequired />,
  invitation: <AcceptInvitation />,
};

/** The pages beside the sign-in itself; fetched when one is asked for, or while there is time. */
export function OtherPage({ page }: { page: SignInPage }) {
  return <DeferredMessages>{pages[page]}</DeferredMessages>;
}
