import { useEffect, useMemo } from 'react';
import { guard, isSignInPath } from '../../session/guards.ts';
import { loadSession } from '../../session/loadSession.ts';
import { useLoginState } from '../../session/useLoginState.ts';
import type { AppLoader, AppProps } from './appLoader.ts';
import { AppSlot } from './AppSlot.tsx';
import type { StashedUrl } from './stashedUrl.ts';
import { OfflineRetry } from './OfflineRetry.tsx';
import { openPanel } from './openPanel.ts';
import { goTo, useBrowserLocation } from './browserLocation.ts';
import { prefetchWhenIdle } from '../../ui/prefetchWhenIdle.ts';
import { ResumeDialog } from './ResumeDialog.tsx';
import { SignInApp } from './SignInApp.tsx';
import type { SignInTools } from './signInTools.ts';
import { Waiting } from './Waiting.tsx';
import type { Translations } from './translations.ts';

export interface PanelProps {
  appProps: AppProps;
  app: AppLoader;
  held: StashedUrl;
  translations: Translations;
  leave: (url: string) => void;
}

function useSignInTools(props: PanelProps, resuming: boolean): SignInTools {
  const { appProps, app, held, translations, leave } = props;
  return useMemo(() => {
    const { session } = appProps;
    const open: SignInTools['open'] = (data) => openPanel({ session, app, held, leave }, data);
    return {
      ...appProps,
      ...translations,
      resuming,
      open,
      finish: (data) => {
        session.keep(data);
        return open(data);
      },
    };
  }, [appProps, app, held, translations, leave, resuming]);
}

/** Renders a sign-in page, the application, or neither yet, depending on login state and path. */
export function Panel(props: PanelProps) {
  const { appProps, app, held, translations } = props;
  const { client, session } = appProps;
  const state = useLoginState(session.login);
  const current = useBrowserLocation();
  const expired = state.status === 'expired';
  const tools = useSignInTools(props, expired);
  const target = guard(current, state, location.origin);
  useEffect(() => {
    if (target !== undefined) goTo(target, { replace: true });
  }, [target]);
  const actions = useMemo(
    () => ({
      retry: () => void loadSession(client, session),
      prefetch: () =>
        // Most users have a password, so the application is what they need next.
        prefetchWhenIdle(async () => void (await app.load())),
    }),
    [client, session, app],
  );

  if (state.status === 'leaving') return null;
  if (state.status === 'offline')
    return <OfflineRetry t={translations.t} onRetry={actions.retry} />;
  if (state.status === 'unknown' || target !== undefined) {
    return <Waiting name={translations.t('app.name')} label={translations.t('loading')} />;
  }
  const signIn = <SignInApp tools={tools} onReady={actions.prefetch} />;
  if (!expired && isSignInPath(current.pathname, state)) return signIn;
  return (
    <>
      <AppSlot app={app} appProps={appProps} t={translations.t} />
      {expired && (
        <ResumeDialog label={translations.t('expired.heading')} held={held}>
          {signIn}
        </ResumeDialog>
      )}
    </>
  );
}
