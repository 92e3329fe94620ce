import type { Schemas } from '#contract/types.ts';
import {
  AfterCommit,
  rejectAndCommit,
  type Call,
  type SystemHandler,
  type Tx,
} from '../../../http/call.ts';
import { invalid, ApiError, type FieldFault } from '../../../http/apiError.ts';
import type { Identity } from '../../../ports/identity/port.ts';
import { accountOfSocial } from '../accounts.ts';
import { nextStep, signedIn } from '../nextStep.ts';
import { proofRefusal } from '../reauthenticate.ts';
import { findUserOf } from '../sessions.ts';
import { personOf, personOfToken, socialFailed, startSocial, consumeFlow } from '../socialFlow.ts';

type SocialCall = Call<'signInWithGoogle'> | Call<'signInWithFacebook'>;
type Result = Exclude<Schemas['SocialResult'], Schemas['AuthUrl']>;

/**
 * Signs in the account linked to a social identity. Accounts are matched by the service's own id, never by e-mail
 * address; identities without a link are rejected.
 */
async function enterAs(
  tx: Tx,
  call: SocialCall,
  service: Schemas['SocialType'],
  { subject }: Identity,
): Promise<Result> {
  const account = await accountOfSocial(tx, service, subject);
  if (!account) throw new ApiError('not_found', { reason: 'social_unknown' });
  const step = await nextStep(tx, call, [account], 'social');
  return step.outcome === 'enter' ? signedIn(tx, call, step.account) : step;
}

async function start(
  tx: Tx,
  call: SocialCall,
  service: Schemas['SocialType'],
): Promise<Schemas['AuthUrl'] | AfterCommit<never>> {
  const { intent = 'signin', redirectUri, password } = call.body;
  if (intent === 'signin') return startSocial(tx, call, { service, intent, redirectUri });
  // A flow belongs to one session, so that nobody can be tricked into completing another user's flow.
  const user = await findUserOf(tx, call.keys, call.now);
  if (!user) throw new ApiError('unauthenticated');
  const principal = { userId: user.id, sessionId: user.session_id };
  const refusal = await proofRefusal(tx, { principal, now: call.now }, password);
  if (refusal) return rejectAndCommit(refusal);
  return startSocial(tx, call, { service, intent, redirectUri, user });
}

async function finish(
  tx: Tx,
  call: SocialCall,
  service: Schemas['SocialType'],
): Promise<AfterCommit<Result>> {
  const { code, state, intent = 'signin' } = call.body;
  const faults: FieldFault[] = [];
  if (code === undefined) faults.push({ path: 'code', code: 'required' });
  if (state === undefined) faults.push({ path: 'state', code: 'required' });
  if (intent !== 'signin') faults.push({ path: 'intent', code: 'enum' });
  if (faults.length > 0 || code === undefined || state === undefined) throw invalid(...faults);
  const flow = await consumeFlow(tx, call.now, service, 'signin', state);
  if (!flow) throw socialFailed(service);
  return new AfterCommit(async (begin) => {
    const person = await personOf(call, service, flow, code);
    return begin((next) => enterAs(next, call, service, person));
  });
}

const isReturn = ({ code, state }: SocialCall['body']) => code !== undefined || state !== undefined;

export const signInWithGoogle: SystemHandler<'signInWithGoogle'> = {
  system: async (tx, call) => {
    return isReturn(call.body) ? finish(tx, call, 'google') : start(tx, call, 'google');
  },
};

export const signInWithFacebook: SystemHandler<'signInWithFacebook'> = {
  system: async (tx, call) => {
    const { accessToken } = call.body;
    if (accessToken === undefined)
      return isReturn(call.body) ? finish(tx, call, 'facebook') : start(tx, call, 'facebook');
    return new AfterCommit(async (begin) => {
      const person = await personOfToken(call, 'facebook', accessToken);
      return begin((next) => enterAs(next, call, 'facebook', person));
    });
  },
};
