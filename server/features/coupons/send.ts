import { emailTemplate } from '../../mail/emailTemplates.ts';
import { AfterCommit, type Answer, type Call, type Tx } from '../../http/call.ts';
import { notFound, refused } from '../../http/apiError.ts';
import { atOnce, type plainOf } from '../../http/plainOf.ts';
import { dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { lockLeadDeal } from '../leads/commands.ts';
import { mailRefusal } from './rules.ts';
import { campaignOf, countMail, uncountMail } from './store.ts';

type ActionCall = Call<'createDiscountCouponAction'>;
type Sent = Answer<'createDiscountCouponAction'>;

/** Sends a coupon to its couple by e-mail, in the couple's language. */
export async function sendCoupon(
  run: ReturnType<typeof plainOf>,
  tx: Tx,
  call: ActionCall,
): Promise<AfterCommit<Sent>> {
  const { params, now, homeLanguage, ports } = call;
  const read = { ...call, body: undefined };
  const { data: before } = atOnce(await run('getDiscountCoupon', tx, read));
  await run('createDiscountCouponAction', tx, call);
  if (before.leadId === null) throw refused('state');
  const couple = await lockLeadDeal(tx, before.leadId, homeLanguage);
  const campaign = await campaignOf(tx, before.discountId);
  if (!couple || !campaign) throw notFound();
  if (campaign.status !== 'published' || campaign.validUntil < dayIn(zone, now))
    throw refused('campaign_closed');
  const reason = mailRefusal(couple);
  if (reason !== undefined || couple.email === null) throw refused(reason ?? 'no_email');
  await countMail(tx, params.id, now);
  const answer = atOnce(await run('getDiscountCoupon', tx, read));
  const to = { address: couple.email, name: couple.coupleName };
  const mail = emailTemplate(couple.language, 'coupon', {
    name: couple.coupleName,
    params: {
      provider: campaign.providerName,
      campaign: campaign.title,
      code: before.code ?? '',
      until: campaign.validUntil.split('-').toReversed().join('.'),
    },
  });
  const messageKey = `coupon-${params.id}-${before.sentCount + 1}`;
  return new AfterCommit(async (begin) => {
    const sent = await ports.mail.send({ to: [to], ...mail, messageKey });
    if (sent.ok) return answer;
    await begin((later) => uncountMail(later, before));
    throw refused('send_failed');
  }, answer);
}
