import { useEffect, useState } from 'react';
import { ApiError } from '../../data/ApiError.ts';
import { paths } from '../../session/guards.ts';
import { LaterStep } from './laterFiles.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { goTo, useBrowserLocation } from './browserLocation.ts';
import { useTools } from './signInTools.ts';
import { stepAfter, type SignInResult, type Step } from './signInStep.ts';
import { forgetLeaving, readReturn, serviceOf } from './socialReturn.ts';

/** Returns the password step, with a notice if the page's history state records a previous operation. */
function noticeIn(state: unknown): Step {
  const changed = typeof state === 'object' && state !== null && 'passwordChanged' in state;
  return changed ? { kind: 'password', notice: 'notices.passwordChanged' } : { kind: 'password' };
}

/** Returns the initial step for the address. Pure: React may call it again before the first commit. */
function firstStep(): Step {
  if (import.meta.env.SSR) return { kind: 'password' };
  const service = serviceOf(location.pathname);
  if (!service) return noticeIn(history.state);
  const arrival = readReturn(location.search, 'signin');
  if (arrival?.outcome === 'granted') return { kind: 'social', service, ...arrival };
  if (arrival?.outcome === 'cancelled')
    return { kind: 'password', notice: 'notices.socialCancelled', tone: 'info' };
  return { kind: 'password', problem: `notices.${service}` };
}

/** Returns true if the challenge is used up or expired (401). A wrong code is an error of its field. */
function challengeEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/**
 * Replaces the path with that of the step: renewal has its own, all others share the sign-in's. Removes codes
 * and errors of social services from the address.
 */
function usePathOf(step: Step): void {
  const { pathname } = useBrowserLocation();
  const { resuming } = useTools();
  const expectedPath = step.kind === 'renew' ? paths.renewExpired : paths.signIn;
  useEffect(() => {
    if (resuming || location.pathname === expectedPath) return;
    const search = serviceOf(location.pathname) ? forgetLeaving() : location.search;
    goTo(expectedPath + search, { replace: true, state: history.state });
  }, [resuming, pathname, expectedPath]);
}

/** Renders the steps of a sign-in up to the session: password, code, choice of user, second factor, renewal. */
export function SignInFlow() {
  const { finish } = useTools();
  const [step, setStep] = useState(firstStep);
  usePathOf(step);

  // The form stays busy until the next step's chunk is loaded.
  const goOn = async (next: Step) => {
    await LaterStep.preload();
    setStep(next);
  };
  const onResult = async (result: SignInResult, identifier?: string) => {
    if (result.outcome === 'signed_in') await finish(result.session);
    else await goOn(stepAfter(result, identifier));
  };
  const onEnded = (error: unknown) => {
    if (!challengeEnded(error)) throw error;
    setStep({ kind: 'password', problem: 'notices.verificationEnded' });
  };
  if (step.kind !== 'password') {
    return <LaterStep step={step} onResult={onResult} onStep={setStep} onEnded={onEnded} />;
  }
  return (
    <PasswordSignIn {...step} onResult={onResult} onCode={() => void goOn({ kind: 'code' })} />
  );
}
