import { Suspense, useEffect } from 'react';
import { ruleOf } from '../../session/guards.ts';
import { OtherPage } from './laterFiles.ts';
import { useBrowserLocation } from './browserLocation.ts';
import { SignInFlow } from './SignInFlow.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { SignInContext, type SignInTools } from './signInTools.ts';
import { WaitingBar } from './Waiting.tsx';

interface SignInAppProps {
  tools: SignInTools;
  /** Called once the form is usable; later chunks are fetched then. */
  onReady: () => void;
}

/** Renders all pages before the panel. It needs no router: the pages are few and must render immediately. */
export function SignInApp({ tools, onReady }: SignInAppProps) {
  const { pathname } = useBrowserLocation();
  useEffect(() => {
    onReady();
  }, [onReady]);
  const other = tools.resuming ? undefined : ruleOf(pathname).page;
  const page = other ? <OtherPage key={other} page={other} /> : <SignInFlow />;
  const shown = <Suspense fallback={<WaitingBar label={tools.t('loading')} />}>{page}</Suspense>;
  return (
    <SignInContext value={tools}>
      {/* The review page is for couples, who do not use the panel. */}
      {other === 'review' ? shown : <SignInLayout>{shown}</SignInLayout>}
    </SignInContext>
  );
}
