import { startPanel } from '../pages/sign-in/startPanel.tsx';
import { preloadWords } from '../shell/i18nProvider.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

startPanel({
  root,
  // The words come beside the application and not after it.
  loadApp: async () => {
    const [{ App }] = await Promise.all([
      import('./App.tsx'),
      preloadWords(document.documentElement.lang),
    ]);
    return { App };
  },
});
