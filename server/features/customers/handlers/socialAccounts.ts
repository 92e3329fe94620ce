import type { Schemas } from '#contract/types.ts';
import {
  AfterCommit,
  rejectAndCommit,
  type Call,
  type Handler,
  type Tx,
  type Principal,
} from '../../../http/call.ts';
import { forbidden, notFound, refused } from '../../../http/apiError.ts';
import type { Identity } from '../../../ports/identity/port.ts';
import { identify, proofRefusal, SERVICES } from '../../auth/commands.ts';
import { sendEmail } from '../../../mail/sendMessages.ts';
import { ownAccount } from '../access.ts';
import { findCustomer } from '../customerStore.ts';
import { userOf } from '../shape.ts';
import { findUser } from '../userStore.ts';

type ConnectCall = Call<'connectSocialAccount'>;

async function unlink(tx: Tx, principal: Principal, type: Schemas['SocialType']): Promise<void> {
  await tx
    .deleteFrom('social_accounts')
    .where('customer_id', '=', principal.customerId)
    .where('customer_user_id', '=', principal.userId)
    .where('type', '=', type)
    .execute();
}

/**
 * Inserts the link of a social account to the user and replaces the previous one of that service; a user has one
 * account per service.
 */
async function link(
  tx: Tx,
  { principal, body }: ConnectCall,
  { subject, name }: Identity,
): Promise<Schemas['CustomerUser']> {
  await unlink(tx, principal, body.type);
  const linked = await tx
    .insertInto('social_accounts')
    .values({
      customer_id: principal.customerId,
      customer_user_id: principal.userId,
      type: body.type,
      subject,
      provider_id: null,
      display_name: name,
    })
    .onConflict((conflict) => conflict.columns(['type', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!linked) throw refused('already_linked');
  const user = await findUser(tx, principal.customerId, principal.userId);
  if (!user) throw notFound();
  return userOf(principal, user);
}

/** Connects a social account and notifies the user. Only the user themselves can prove its ownership. */
export const connectSocialAccount: Handler<'connectSocialAccount'> = async (tx, call) => {
  const user = await findUser(tx, ownAccount(call), call.params.id);
  if (!user) throw notFound();
  if (user.id !== call.principal.userId) throw forbidden();
  // A redirect flow was proven at its start.
  const { state, password } = call.body;
  const refusal = state === undefined ? await proofRefusal(tx, call, password) : undefined;
  if (refusal) return rejectAndCommit(refusal);
  const customer = await findCustomer(tx, user.customer_id);
  const fetchIdentity = await identify(tx, call, call.body);
  return new AfterCommit(async (begin) => {
    const identity = await fetchIdentity();
    const data = await begin((next) => link(next, call, identity));
    const [address] = user.emails;
    const params = { account: customer?.name ?? '', service: SERVICES[call.body.type] };
    if (address !== undefined) await sendEmail(call, user, address, 'socialLinked', params);
    return { data };
  });
};

/** Disconnects the user's own social account; succeeds if none is linked. */
export const deleteSocialAccount: Handler<'deleteSocialAccount'> = async (tx, call) => {
  const { principal, params } = call;
  const user = await findUser(tx, ownAccount(call), params.id);
  if (!user) throw notFound();
  if (user.id !== principal.userId) throw forbidden();
  await unlink(tx, principal, params.type);
  const changed = await findUser(tx, principal.customerId, principal.userId);
  if (!changed) throw notFound();
  return { data: userOf(principal, changed) };
};
