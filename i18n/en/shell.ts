import type { shell as tr } from '../tr/shell.ts';
import type { Shape } from '../messages.ts';

export const shell: Shape<typeof tr> = {
  skipToContent: 'Skip to content',
  loading: 'Loading',
  home: 'Home',
  primeMember: 'Prime member',
  menu: {
    label: 'Main menu',
    quick: 'Shortcuts',
    open: 'Open menu',
    close: 'Close menu',
    more: 'More',
    locked: 'Not in your plan',
    onHold: 'On hold',
    newTab: 'Opens in a new tab',
  },
  account: {
    label: 'Account menu: %{name}',
    settings: 'Settings',
    productInfo: 'Product details',
    refer: 'Refer a provider',
    language: 'Language',
    appearance: 'Appearance',
    system: 'Match device',
    light: 'Light',
    dark: 'Dark',
    signOut: 'Sign out',
  },
  offline: 'You are offline. What you see may be out of date, and changes cannot be saved.',
  notices: {
    label: 'Notices',
    close: 'Dismiss notice',
    undo: 'Undo',
  },
  social: {
    cancelled: 'You cancelled linking the account. Nothing has changed.',
    google: {
      linked: 'Your Google account is linked.',
      refused: 'Your Google account could not be linked. Please try again.',
    },
    facebook: {
      linked: 'Your Facebook account is linked.',
      refused: 'Your Facebook account could not be linked. Please try again.',
    },
    instagram: {
      linked: 'Your Instagram account is linked.',
      refused: 'Instagram did not grant permission. Please try again.',
    },
  },
  errors: {
    toHome: 'Back to home',
    notFound: {
      title: 'Record not found',
      text: 'There is no page or record at this address; it may have been deleted or moved. Check the address or continue from the home page.',
    },
    server: {
      title: 'Server error',
      text: 'We could not show this page because of an error on our side. What you saved is safe. Please try again, and contact our support team if the problem persists.',
      retry: 'Try again',
    },
    unauthorized: {
      title: 'You do not have access to this page',
      text: 'Your account has no access to this page, or your session has ended. Ask your account owner for access or sign in again.',
      signIn: 'Sign in',
    },
    missingPart: 'This part could not be loaded. Save your work, then reload the page.',
    newVersion: {
      title: 'The panel was updated',
      text: 'A new version came out while you were working. Reload the page to continue.',
      reload: 'Reload page',
    },
  },
};
