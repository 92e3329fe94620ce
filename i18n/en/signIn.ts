import type { signIn as tr } from '../tr/signIn.ts';
import type { Shape } from '../words.ts';

export const signIn: Shape<typeof tr> = {
  loading: 'Loading',
  language: 'Language',
  or: 'or',
  show: 'Show',
  hide: 'Hide',
  picture: {
    title: 'Every beautiful day begins with good preparation.',
    text: 'Leads from your couples, your calendar and your page, all in one place.',
  },
  login: {
    title: 'Sign in',
    heading: 'Welcome',
    lead: 'Sign in to your account to continue.',
    identifier: 'Username, email or phone',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in',
    forgotPassword: 'Forgot password',
    forgotUsername: 'Forgot username',
    withCode: 'Sign in with a one-time code',
    slowed: 'If you would rather not wait, sign in with a one-time code.',
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
  },
  expired: {
    heading: 'Your session has ended',
    lead: 'Sign in again to continue where you left off. What you typed is still there.',
  },
  demo: {
    heading: 'Demo accounts',
    text: 'Choose one to sign in straight away.',
  },
  offline: {
    title: 'No connection',
    heading: 'The server cannot be reached',
    text: 'You are still signed in. Once the connection is back, you can continue where you left off.',
    retry: 'Try again',
  },
  broken: {
    title: 'The panel could not be opened',
    text: 'The panel’s files could not be downloaded. Check your connection and reload the page.',
    reload: 'Reload the page',
  },
  misconfigured: {
    title: 'The panel cannot be opened like this',
    text: 'The configuration is wrong. Please pass the lines below on to whoever runs the panel.',
  },
  notices: {
    passwordChanged: 'Your password was changed. You can sign in with it now.',
    verificationEnded: 'The verification has timed out. Please sign in again.',
    google: 'Your Google account could not be reached. Try again or sign in with your password.',
    facebook:
      'Your Facebook account could not be reached. Try again or sign in with your password.',
    socialCancelled:
      'You cancelled the sign-in. Try again whenever you like, or use your password.',
  },
  required: 'This field is required.',
};
