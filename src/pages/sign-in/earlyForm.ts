/**
 * Runs inline in the page, and so refers to nothing outside of itself: whether somebody is signed in here, or
 * acts as somebody, as far as the browser knows.
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
 * Runs inline in the page, before any file of code, and so refers to nothing outside of itself: says which
 * language the page speaks, and where the form for the password is what comes first, puts the one that the
 * server drew (renderForms.tsx) into the page. It can be written in at once; a button that is pressed before
 * the code has come is kept for it.
 * @param places source of a regular expression for every address of the panel; see panelPaths.ts
 */
export function showEarlyForm(isSignedIn: boolean, places: string): void {
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
  const wanted = kept('localStorage', 'language');
  const form = forms.find(({ dataset }) => dataset['language'] === wanted) ?? forms[0];
  const language = form?.dataset['language'];
  const state: unknown = history.state;
  const comesFirst =
    (new RegExp(places, 'i').test(location.pathname) ||
      /^\/(auth(\/(login|renew-password))?|password-renew)\/?$/.test(location.pathname)) &&
    // What was done before is told above the form.
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
  // Without its code the form does nothing; the browser says better than it why nothing comes.
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

/** Something else is drawn in its place: what was pressed there is nobody's any more. */
export function dropEarlyForm(root: HTMLElement): void {
  early = undefined;
  delete root.dataset['early'];
  delete document.documentElement.dataset['letters'];
}

/** @returns whether the page holds the form of this language already, for `hydrateRoot` */
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

/** The letters come after the code, and the page is laid out anew once, when they are there. */
async function fetchLetters({ textContent }: HTMLElement): Promise<void> {
  try {
    await document.fonts.load('1em "Inter Variable"', textContent);
  } finally {
    delete document.documentElement.dataset['letters'];
  }
}

/**
 * The form is in React's hands: presses the button that was pressed before. Where an extension had put
 * something of its own between the fields React has drawn them anew, and what was written goes along.
 * @returns whether it stood there before, and the focus is where the person wants it
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
  // Without them the browser's own stay.
  void fetchLetters(root).catch(() => undefined);
  return true;
}

const isAlike = (one: HTMLElement, other: HTMLElement) => one.textContent === other.textContent;
