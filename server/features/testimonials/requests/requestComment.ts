import QRCode from 'qrcode';
import { AfterCommit, type Answer, type Call, type Tx } from '../../../http/call.ts';
import { notFound, refused, tooMany } from '../../../http/apiError.ts';
import { nextWorkingTime } from '../../../time/workingTime.ts';
import { lockLeadDeal } from '../../leads/commands.ts';
import type { plainAtOnce } from '../../../http/plainOf.ts';
import { makeLink, sendLink } from './link.ts';
import { channelRefusal, MAX_LINKS, nextReminder, VALID_MS, type Reachable } from './rules.ts';
import { linkTimes, lockCouple, recordRequest, stopReminders, type CoupleRow } from './store.ts';
import { DAY_MS } from '../../../time/day.ts';

/**
 * Returns the contacts of a couple: the current ones of its lead, otherwise the recorded ones.
 * @throws ApiError if the deal no longer exists
 */
export async function contactsOf(tx: Tx, couple: CoupleRow): Promise<Reachable> {
  if (couple.lead_id === null) return { ...couple, contactPreference: null };
  const deal = await lockLeadDeal(tx, couple.lead_id, couple.language);
  // Without its lead, a couple has only the recorded contacts.
  if (!deal) return { ...couple, contactPreference: null };
  if (!deal.isDeal) throw refused('needs_deal');
  return deal;
}

async function assertUnderLimit(tx: Tx, id: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const times = await linkTimes(tx, id, since);
  const [first] = times;
  if (first === undefined || times.length < MAX_LINKS) return;
  tooManyUntil(new Date(first).getTime() + DAY_MS, now);
}

function tooManyUntil(ms: number, now: Date): never {
  throw tooMany(Math.max(1, Math.ceil((ms - now.getTime()) / 1000)));
}

function assertOpen({ request_status: status }: CoupleRow): void {
  if (status === 'answered' || status === 'declined') throw refused(`review_${status}`);
}

type RequestCall = Call<'requestComment'>;

/** Sends a testimonial request to a couple, with a link of its own. */
export async function requestComment(
  run: ReturnType<typeof plainAtOnce>,
  tx: Tx,
  call: RequestCall,
): Promise<Answer<'requestComment'> | AfterCommit<Answer<'requestComment'>>> {
  const { params, body, principal, now, publicUrl, ports } = call;
  const couple = await lockCouple(tx, params.id);
  if (!couple) throw notFound();
  assertOpen(couple);
  const contacts = await contactsOf(tx, couple);
  const { channel } = body;
  const reason = channelRefusal(channel, contacts);
  if (reason !== undefined) throw refused(reason);
  await assertUnderLimit(tx, couple.id, now);
  const at = now.toISOString();
  const expires = new Date(now.getTime() + VALID_MS);
  const isSent = channel === 'email' || channel === 'sms';
  const address = isSent ? contacts[channel === 'email' ? 'email' : 'phone'] : null;
  const next = isSent && (body.reminders ?? true) ? nextReminder(0, now, expires) : undefined;
  const expiresAt = expires.toISOString();
  const { url, outgoing } = await makeLink(tx, couple, {
    channel,
    address,
    language: body.language ?? couple.language,
    userId: principal.userId,
    publicUrl,
    at,
    expiresAt,
  });
  const nextReminderAt = next ? nextWorkingTime(next).toISOString() : null;
  await recordRequest(tx, couple.id, { channel, at, expiresAt, nextReminderAt });
  const qr = channel === 'qr' ? await QRCode.toString(url, { type: 'svg', margin: 4 }) : null;
  const { data: shown } = await run('getCoupleProvider', tx, { ...call, body: undefined });
  const answer = { data: { url, qr, couple: shown } };
  if (!outgoing) return answer;
  return new AfterCommit(async (begin) => {
    const failure = await sendLink(begin, ports, outgoing);
    if (failure === undefined) return answer;
    await begin((later) => stopReminders(later, couple.id));
    throw refused('send_failed');
  }, answer);
}
