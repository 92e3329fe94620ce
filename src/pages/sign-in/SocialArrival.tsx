import { useEffect, useRef } from 'react';
import { signInWithFacebook, signInWithGoogle } from '#contract/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { Heading } from './Heading.tsx';
import { useLaterTools } from './DeferredMessages.tsx';
import type { SignInResult, SocialService } from './signInStep.ts';
import { WaitingBar } from './Waiting.tsx';

const translatedReasons = ['social_unknown', 'network', 'too_many_requests'];

/**
 * Returns the error message if the user can act on it; every other failure gets the general message of the
 * service.
 */
function problemOf(error: unknown, service: SocialService): string {
  const isTranslated =
    error instanceof ApiError && translatedReasons.includes(error.reason ?? error.code);
  return isTranslated ? error.message : `notices.${service}`;
}

interface SocialArrivalProps {
  service: SocialService;
  code: string;
  state: string;
  onResult: (result: SignInResult) => Promise<void>;
  /** Called with the reason, as a message key or text. */
  onFailed: (problem: string) => void;
}

/** Renders the return from a social service, and sends its code to the API once. */
export function SocialArrival({ service, code, state, onResult, onFailed }: SocialArrivalProps) {
  const { t, client } = useLaterTools();
  const handed = useRef(false);
  useEffect(() => {
    if (handed.current) return;
    handed.current = true;
    const sendCode = async () => {
      const answer =
        service === 'google'
          ? await client.call(signInWithGoogle, { body: { code, state } })
          : await client.call(signInWithFacebook, { body: { code, state, userType: 'customer' } });
      // A further redirect would loop.
      if (answer.outcome === 'redirect') onFailed(`notices.${service}`);
      else await onResult(answer);
    };
    sendCode().catch((error: unknown) => onFailed(problemOf(error, service)));
  }, [client, service, code, state, onResult, onFailed]);
  return (
    <>
      <Heading title={t('social.title')} heading={t('social.heading')} focus />
      <WaitingBar label={t('loading')} />
    </>
  );
}
