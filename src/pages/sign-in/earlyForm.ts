/**
 * Returns true if the browser holds a session or an impersonation. Runs inline in the page, so it must not
 * refer to anything outside itself.
 */
export function holdsSession(): boolean {
  const acts = /(^|; )(admin_access_token|switch_user)=/.test(document.cookie);
  try {
    return acts || localStorage.getItem('accessToken') !== null;
  } catch {
    return acts;
  }
}

/**
 * Sets the page's language and, where the password form is the first screen, inserts the server-rendered form
 * (renderForms.tsx). Runs inline before any script file, so it must not refer to anything outside itself. The
 * form accepts input at once; a button pressed before the code is loaded is marked for it.
 * @param panelPattern source of a regular expression that matches every address of the panel; see panelPaths.ts
 */
export function showEarlyForm(isSignedIn: boolean, panelPattern: string): void {
  const kept = (storage: 'localStorage' | 'sessionStorage', name: string) => {
    try {
      return window[storage].getItem(name);
    } catch {
      return null;
    }
  };
  const forms = [...document.querySelectorAll<HTMLTemplateElement>('template[data-language]')];
  for (const form of forms) form.remove();
  const root = document.getElementById('root');
  const keptLanguage = kept('localStorage', 'language');
  const form = forms.find(({ dataset }) => dataset['language'] === keptLanguage) ?? forms[0];
  const language = form?.dataset['language'];
  const state: unknown = history.state;
  const comesFirst =
    (new RegExp(panelPattern, 'i').test(location.pathname) ||
      /^\/(auth(\/(login|renew-password))?|password-renew)\/?$/.test(location.pathname)) &&
    // The result of a previous operation is shown above the form, which this form cannot do.
    !(typeof state === 'object' && state !== null && 'passwordChanged' in state);
  const isRaw =
    location.search.includes('disableTranslation') ||
    kept('sessionStorage', 'disableTranslation') !== null;
  if (!root || !form || !language) return;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  if (isSignedIn || !comesFirst || isRaw) return;

  root.replaceChildren(form.content);
  document.documentElement.dataset['letters'] = 'waiting';
  root.dataset['early'] = language;
  root.querySelector('input')?.focus();

  let broken = false;
  const isEarly = () => root.isConnected && root.dataset['early'] !== undefined;
  const listening = new AbortController();
  const press = (event: Event, buttonOf: (target: Element) => Element | null) => {
    if (!isEarly()) listening.abort();
    if (listening.signal.aborted || !(event.target instanceof Element)) return;
    const button = root.contains(event.target) ? buttonOf(event.target) : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    for (const one of root.querySelectorAll('[data-pressed]')) one.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
    if (broken) location.reload();
  };
  const options = { capture: true, signal: listening.signal };
  addEventListener('click', (event) => press(event, (target) => target.closest('button')), options);
  // A password manager may send the form without pressing its button.
  addEventListener(
    'submit',
    (event) => press(event, (form) => form.querySelector('[type="submit"]')),
    options,
  );
  // Without its script the form does nothing; after a reload the browser itself shows why loading fails.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !isEarly()) return;
      broken = true;
      if (root.querySelector('[data-pressed]')) location.reload();
    },
    options,
  );
}

/** Elements of the page at the time when React began to hydrate it. */
interface Early {
  root: HTMLElement;
  inputs: readonly HTMLInputElement[];
  buttons: readonly HTMLButtonElement[];
  focused: Element | null;
}

let early: Early | undefined;

/** Discards the early form and its pressed button, since other content replaces it. */
export function dropEarlyForm(root: HTMLElement): void {
  early = undefined;
  delete root.dataset['early'];
  delete document.documentElement.dataset['letters'];
}

/**
 * Records the early form of this language for the takeover after hydration.
 * @returns true if the page already holds it, so that `hydrateRoot` is to be used
 */
export function keepEarlyForm(root: HTMLElement, language: string): boolean {
  if (root.dataset['early'] !== language) return false;
  early = {
    root,
    inputs: [...root.querySelectorAll('input')],
    buttons: [...root.querySelectorAll('button')],
    focused: document.activeElement,
  };
  return true;
}

/**
 * Loads the font after the code, so that the page is laid out again only once.
 * @throws the error of the font loading
 */
async function fetchFont({ textContent }: HTMLElement): Promise<void> {
  try {
    await document.fonts.load('1em "Inter Variable"', textContent);
  } finally {
    delete document.documentElement.dataset['letters'];
  }
}

/**
 * Clicks the button that was pressed before hydration. Copies the input if React re-rendered the fields
 * because an extension had inserted elements between them.
 * @returns true if there was an early form; the focus is then where the user put it
 */
export function takeOverEarlyForm(): boolean {
  if (!early) return false;
  const { root, inputs, buttons, focused } = early;
  early = undefined;
  delete root.dataset['early'];
  for (const old of inputs.filter(({ isConnected }) => !isConnected)) {
    const input = root.querySelector<HTMLInputElement>(`input[name="${old.name}"]`);
    if (input) input.value = old.value;
    if (old === focused) input?.focus();
  }
  const pressed = buttons.find((button) => button.hasAttribute('data-pressed'));
  pressed?.removeAttribute('data-pressed');
  const isSame = (button: HTMLButtonElement) =>
    button === pressed || (pressed?.isConnected === false && isAlike(button, pressed));
  [...root.querySelectorAll('button')].find(isSame)?.click();
  // On failure the system font stays.
  void fetchFont(root).catch(() => undefined);
  return true;
}

const isAlike = (one: HTMLElement, other: HTMLElement) => one.textContent === other.textContent;
