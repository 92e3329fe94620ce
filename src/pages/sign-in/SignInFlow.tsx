import { useEffect, useState } from 'react';
import { ApiError } from '../../data/ApiError.ts';
import { paths } from '../../session/guards.ts';
import { LaterStep } from './laterFiles.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { goTo, usePlace } from './place.ts';
import { useTools } from './signInTools.ts';
import { stepAfter, type SignInResult, type Step } from './signInStep.ts';
import { serviceOf, takeReturn } from './socialReturn.ts';

/** What the page's own state of the history says was done before. */
function noticeIn(state: unknown): Step {
  const changed = typeof state === 'object' && state !== null && 'passwordChanged' in state;
  return changed ? { kind: 'password', notice: 'notices.passwordChanged' } : { kind: 'password' };
}

/** The step that an address asks for; a return of another service is taken from it. */
function firstStep(): Step {
  if (import.meta.env.SSR) return { kind: 'password' };
  const service = serviceOf(location.pathname);
  if (!service) return noticeIn(history.state);
  const arrival = takeReturn(location.search);
  // Codes and failures of the service do not stay in the address.
  history.replaceState(null, '', location.pathname + (arrival?.search ?? ''));
  if (!arrival) return { kind: 'password', problem: `notices.${service}` };
  return { kind: 'social', service, code: arrival.code, state: arrival.state };
}

/** A wrong code is told at its field; a 401 says that the challenge itself is used up or too old. */
function challengeEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Each step has its place: the renewal one of its own, all others the sign-in. */
function usePathOf(step: Step): void {
  const { pathname, search } = usePlace();
  const { resuming } = useTools();
  const wanted = step.kind === 'renew' ? paths.renewExpired : paths.signIn;
  useEffect(() => {
    if (!resuming && pathname !== wanted) {
      goTo(wanted + search, { replace: true, state: history.state });
    }
  }, [resuming, pathname, search, wanted]);
}

/** From the first form to the session: password, code, which user, second factor, renewal. */
export function SignInFlow() {
  const { finish } = useTools();
  const [step, setStep] = useState(firstStep);
  usePathOf(step);

  const onResult = async (result: SignInResult, identifier?: string) => {
    if (result.outcome === 'signed_in') await finish(result.session);
    else setStep(stepAfter(result, identifier));
  };
  const onEnded = (error: unknown) => {
    if (!challengeEnded(error)) throw error;
    setStep({ kind: 'password', problem: 'notices.verificationEnded' });
  };
  if (step.kind !== 'password') {
    return <LaterStep step={step} onResult={onResult} onStep={setStep} onEnded={onEnded} />;
  }
  return <PasswordSignIn {...step} onResult={onResult} onCode={() => setStep({ kind: 'code' })} />;
}
