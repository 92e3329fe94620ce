import { useEffect, useMemo, useState } from 'react';
import type { AppLoader, AppProps } from './appLoader.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { Waiting } from './Waiting.tsx';
import type { Translations } from './translations.ts';

interface AppSlotProps {
  app: AppLoader;
  appProps: AppProps;
  t: Translations['t'];
}

/** Renders the application once its files are loaded, otherwise a progress bar or the error page. */
export function AppSlot({ app, appProps, t }: AppSlotProps) {
  const [loaded, setLoaded] = useState(app.loaded);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!loaded) app.load().then(setLoaded, () => setBroken(true));
  }, [app, loaded]);
  const element = useMemo(() => loaded && <loaded.App {...appProps} />, [loaded, appProps]);
  if (element) return element;
  return broken ? <BrokenPage t={t} /> : <Waiting name={t('app.name')} label={t('loading')} />;
}
