import { AfterCommit, type Call, type Handler, type Tx } from '../../../http/call.ts';
import { invalid, notFound, ApiError } from '../../../http/apiError.ts';
import type { Identity } from '../../../ports/identity/port.ts';
import { personOf, socialFailed, startSocial, consumeFlow } from '../socialFlow.ts';

/** Starts to connect a provider to its Instagram account. */
export const startInstagram: Handler<'startInstagram'> = async (tx, call) => {
  const { principal, body } = call;
  if (!principal.providerIds.includes(body.providerId))
    throw invalid({ path: 'providerId', code: 'not_own' });
  const user = { id: principal.userId, customer_id: principal.customerId };
  return startSocial(tx, call, {
    service: 'instagram',
    intent: 'instagram',
    redirectUri: '/instagram/callback',
    user,
    providerId: body.providerId,
  });
};

/**
 * Inserts the link of an Instagram account to a provider and replaces the provider's previous one. An Instagram
 * account links to one provider only.
 */
async function link(
  tx: Tx,
  { principal }: Call<'finishInstagram'>,
  providerId: number,
  { subject, name }: Identity,
): Promise<void> {
  await tx
    .deleteFrom('social_accounts')
    .where('customer_id', '=', principal.customerId)
    .where('type', '=', 'instagram')
    .where('provider_id', '=', providerId)
    .execute();
  const linked = await tx
    .insertInto('social_accounts')
    .values({
      customer_id: principal.customerId,
      customer_user_id: principal.userId,
      type: 'instagram',
      subject,
      provider_id: providerId,
      display_name: name,
    })
    .onConflict((conflict) => conflict.columns(['type', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!linked) throw new ApiError('validation', { reason: 'instagram_taken' });
}

/** Completes the connection with the returned code, for the user who started it. */
export const finishInstagram: Handler<'finishInstagram'> = async (tx, call) => {
  const { principal, now, params, body } = call;
  const flow = await consumeFlow(tx, now, 'instagram', 'instagram', body.state);
  if (!flow || flow.customer_user_id !== principal.userId) throw socialFailed('instagram');
  const providerId = Number(flow.payload['providerId']);
  if (!principal.providerIds.includes(providerId)) throw notFound();
  return new AfterCommit(async (begin) => {
    const person = await personOf(call, 'instagram', flow, params.parameter);
    await begin((next) => link(next, call, providerId, person));
    return { data: { providerId, username: person.name.slice(0, 60) } };
  });
};
