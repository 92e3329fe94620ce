import type { Handlers } from '../../http/call.ts';
import { requestCode, verifyCode } from './handlers/codes.ts';
import { getSession, signOut } from './handlers/currentSession.ts';
import { finishInstagram, startInstagram } from './handlers/instagram.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './handlers/openSessions.ts';
import {
  checkRecoveryKey,
  requestPasswordReset,
  requestUsername,
  resetPassword,
} from './handlers/recovery.ts';
import { signIn } from './handlers/signIn.ts';
import { signInWithFacebook, signInWithGoogle } from './handlers/social.ts';
import { getTwoFactorImage, getTwoFactorSecret, setTwoFactor } from './handlers/twoFactor.ts';

export const sessionHandlers = {
  signIn,
  getSession,
  signOut,
  signInWithFacebook,
  signInWithGoogle,
  startInstagram,
  finishInstagram,
  checkRecoveryKey,
  requestPasswordReset,
  resetPassword,
  requestUsername,
  getTwoFactorImage,
  getTwoFactorSecret,
  setTwoFactor,
  listSessions,
  deleteSession,
  deleteOtherSessions,
  requestCode,
  verifyCode,
} satisfies Partial<Handlers>;
