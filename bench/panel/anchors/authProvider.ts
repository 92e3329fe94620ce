import type { AuthProvider } from 'react-admin';
import { isSignedIn, signIn, signOut } from './session.ts';

/** Session of the react-admin anchor, with its keys in the local storage. */
export const authProvider: AuthProvider = {
  login: ({ username, password }: { username: string; password: string }) =>
    signIn(username, password),
  logout: async () => signOut(),
  checkAuth: async () => {
    if (!isSignedIn()) throw new Error('Nobody has signed in');
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status === 401) throw new Error('The session has ended');
  },
};
