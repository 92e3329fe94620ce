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
  /** The form can be used: time to fetch what comes after it. */
  onReady: () => void;
}

/** All pages before the panel, without a router: they are few, and must be there at once. */
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
      {/* A couple writes there, who knows nothing of the panel. */}
      {other === 'review' ? shown : <SignInLayout>{shown}</SignInLayout>}
    </SignInContext>
  );
}
