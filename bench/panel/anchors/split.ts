// The sign-in needs no library; the application loads after it, or at once for a signed-in user.
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
