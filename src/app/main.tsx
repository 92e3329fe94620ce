import { startPanel } from '../pages/sign-in/startPanel.tsx';
import { redirectOf } from '../session/redirectUrl.ts';
import { preloadMessages } from '../shell/preloadMessages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No element #root');

startPanel({
  root,
  // The messages and the first screen load in parallel with the application.
  loadApp: async () => {
    const { pathname, search, origin } = location;
    const { lang } = document.documentElement;
    const path = pathname.startsWith('/auth/') ? (redirectOf(search, origin) ?? '/') : pathname;
    // Creates the first number formatter early, which takes 60 ms on a phone; the page is idle until the files are
    // loaded.
    setTimeout(() => new Intl.NumberFormat(lang));
    // Fonts that come after the first rows cause a second layout. The text has a letter of each file.
    document.fonts.load('1em "Inter Variable"', 'aş').catch(() => undefined);
    const [{ App, prepare }] = await Promise.all([
      import('./App.tsx'),
      preloadMessages(lang),
      import('./preloadRoute.ts').then(({ preloadRoute }) => preloadRoute(path)),
      import('./importScreen.ts').then(({ importScreen }) => importScreen(path)),
    ]);
    return { App, prepare };
  },
});
