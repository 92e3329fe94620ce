import type { Schemas } from '#contract/types.ts';
import { AfterCommit, type Call, type Handler, type Tx } from '../../../http/call.ts';
import { forbidden, notFound, refused } from '../../../http/refusal.ts';
import type { Identity } from '../../../ports/identity/port.ts';
import { identify } from '../../session/commands.ts';
import { ownAccount } from '../access.ts';
import { userOf } from '../shape.ts';
import { findUser } from '../userStore.ts';

type ConnectCall = Call<'connectSocialAccount'>;

/** One account of each service a user; another takes the place of the one before. */
async function link(
  tx: Tx,
  { who, body }: ConnectCall,
  { subject, name }: Identity,
): Promise<Schemas['CustomerUser']> {
  await tx
    .deleteFrom('social_accounts')
    .where('customer_id', '=', who.customerId)
    .where('customer_user_id', '=', who.userId)
    .where('type', '=', body.type)
    .execute();
  const linked = await tx
    .insertInto('social_accounts')
    .values({
      customer_id: who.customerId,
      customer_user_id: who.userId,
      type: body.type,
      subject,
      provider_id: null,
      display_name: name,
    })
    .onConflict((conflict) => conflict.columns(['type', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!linked) throw refused('already_linked');
  const user = await findUser(tx, who.customerId, who.userId);
  if (!user) throw notFound();
  return userOf(who, user);
}

/** Only oneself can prove that a social account is one's own. */
export const connectSocialAccount: Handler<'connectSocialAccount'> = async (tx, call) => {
  const user = await findUser(tx, ownAccount(call), call.params.id);
  if (!user) throw notFound();
  if (user.id !== call.who.userId) throw forbidden();
  const askService = await identify(tx, call, call.body);
  return new AfterCommit(async (begin) => {
    const identity = await askService();
    return begin(async (next) => ({ data: await link(next, call, identity) }));
  });
};
