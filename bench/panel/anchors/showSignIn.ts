import { signIn } from './session.ts';

function input(name: string, type: string): HTMLInputElement {
  const field = document.createElement('input');
  Object.assign(field, { name, type, required: true, ariaLabel: name });
  return field;
}

/**
 * Renders a sign-in form without any library.
 * @returns a promise that resolves after the sign-in, once the form is removed
 */
export function showSignIn(root: Element): Promise<void> {
  const identifier = input('username', 'text');
  const password = input('password', 'password');
  const send = document.createElement('button');
  send.type = 'submit';
  send.textContent = 'Sign in';
  const refusal = document.createElement('p');
  const form = document.createElement('form');
  form.append(identifier, password, send, refusal);
  root.append(form);
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      signIn(identifier.value, password.value).then(
        () => {
          form.remove();
          resolve();
        },
        (error: unknown) => (refusal.textContent = String(error)),
      );
    });
  });
}
