import type { Schemas } from '#contract/types.ts';
import type { LaterPhrase } from './DeferredMessages.tsx';

/** Possible responses of the API to a sign-in of any kind. */
export type SignInResult = Schemas['SignInResult'];

export type SocialService = 'google' | 'facebook';

/** First form, with a message above it as a key or text. */
interface PasswordStep {
  readonly kind: 'password';
  /** Message about the step before that is no failure. */
  readonly notice?: LaterPhrase;
  /** Tone of the notice; `success` by default. */
  readonly tone?: 'info';
  /** Reason why another sign-in method failed. */
  readonly problem?: string;
}

/** Current step of a sign-in. */
export type Step =
  | PasswordStep
  | { readonly kind: 'code' }
  | { readonly kind: 'choose'; readonly challenge: string; readonly candidates: Candidates }
  | { readonly kind: 'second'; readonly challenge: string }
  | {
      readonly kind: 'renew';
      readonly recoveryKey: string;
      readonly identifier: string | undefined;
    }
  | {
      readonly kind: 'social';
      readonly service: SocialService;
      readonly code: string;
      readonly state: string;
    };

export type Candidates = Schemas['ChooseUser']['candidates'];

/**
 * Returns the step that follows a response of the API.
 * @param identifier the typed identifier, if any
 */
export function stepAfter(
  result: Exclude<SignInResult, { outcome: 'signed_in' }>,
  identifier?: string,
): Step {
  switch (result.outcome) {
    case 'choose_user':
      return { kind: 'choose', challenge: result.challenge, candidates: result.candidates };
    case 'two_factor_required':
      return { kind: 'second', challenge: result.challenge };
    case 'password_expired':
      return { kind: 'renew', recoveryKey: result.recoveryKey, identifier };
  }
}
