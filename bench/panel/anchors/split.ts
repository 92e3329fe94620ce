// The sign-in needs no library; the application comes behind it, and at once for who has signed in.
import { isSignedIn } from './session.ts';
import { showSignIn } from './showSignIn.ts';

async function mountApplication(root: Element) {
  const { mountAdmin } = await import('./mountAdmin.tsx');
  return () => mountAdmin(root, false);
}

const root = document.querySelector('#root');
if (root) {
  const signedIn = isSignedIn() ? undefined : showSignIn(root);
  const [mount] = await Promise.all([mountApplication(root), signedIn]);
  mount();
}
