import type { signIn as tr } from '../tr/signIn.ts';
import type { Shape } from '../messages.ts';

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
  required: 'This field is required.',
};
