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
 */
export function showEarlyForm(isSignedIn: boolean): void {
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
    !/^\/(auth\/(forgot-|google|facebook)|password-reset|register\/|signup-wizard|errors\/)/.test(
      location.pathname,
    ) &&
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
  const onClick = (event: MouseEvent) => {
    if (root.dataset['early'] === undefined) {
      removeEventListener('click', onClick, true);
      return;
    }
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !root.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
    for (const one of root.querySelectorAll('[data-pressed]')) one.removeAttribute('data-pressed');
    button.dataset['pressed'] = '';
    if (broken) location.reload();
  };
  addEventListener('click', onClick, true);
  // Without its code the form does nothing; the browser says better than it why nothing comes.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || root.dataset['early'] === undefined) return;
      broken = true;
      if (root.querySelector('[data-pressed]')) location.reload();
    },
    true,
  );
}

/** Whether the page holds the form of this language already, for `hydrateRoot`. */
export function isEarlyForm(root: HTMLElement, language: string): boolean {
  return root.dataset['early'] === language;
}

/** Something else is drawn in its place: what was pressed there is nobody's any more. */
export function dropEarlyForm(root: HTMLElement): void {
  delete root.dataset['early'];
  delete document.documentElement.dataset['letters'];
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
 * The form is in React's hands: presses the button that was pressed before.
 * @returns whether it stood there before, and the focus is where the person wants it
 */
export function takeOverEarlyForm(): boolean {
  const root = document.querySelector<HTMLElement>('[data-early]');
  if (!root) return false;
  delete root.dataset['early'];
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
  // Without them the browser's own stay.
  void fetchLetters(root).catch(() => undefined);
  return true;
}
