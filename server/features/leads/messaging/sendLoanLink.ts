import type { Schemas } from '#contract/types.ts';
import { AfterCommit, type Tx } from '../../../http/call.ts';
import { refused } from '../../../http/apiError.ts';
import { translate } from '../../../http/messages.ts';
import type { Ports } from '../../../ports/ports.ts';
import { senderOf } from '../actor.ts';
import { deliver } from './deliver.ts';
import { currentLead, type LeadCall, type LockedLead } from '../lockedLead.ts';
import { queueMessage, type Draft } from './outbox.ts';
import { leadRecord } from '../record.ts';
import { channelRefusal } from '../rules/channels.ts';
import { loanLink } from '../rules/weddingLoan.ts';
import { changeLead, touchLead } from '../store/leads.ts';
import { addHistories } from '../activity/store/timeline.ts';

type Answer = { data: Schemas['Lead'] };

/** Limits the SMS to its segments. */
const MAX_NAME_LENGTH = 60;

function draftOf({ row, facts }: LockedLead, { language, publicUrl }: LinkCall): Draft {
  const link = loanLink(publicUrl);
  const provider = row.provider_name.slice(0, MAX_NAME_LENGTH);
  if (channelRefusal('email', facts)) {
    const body = translate(language, 'leads', 'loan_sms', 'loan_sms', { link, provider });
    return { channel: 'sms', subject: null, body };
  }
  const words = { link, provider, name: row.shown_name };
  return {
    channel: 'email',
    subject: translate(language, 'leads', 'loan_subject', 'loan_subject'),
    body: translate(language, 'leads', 'loan_mail', 'loan_mail', words),
  };
}

type LinkCall = LeadCall & { ports: Ports; publicUrl: string; clock: () => Date };

/** Sends the link to the wedding loan, by e-mail if allowed, otherwise by SMS. */
export async function sendLoanLink(
  tx: Tx,
  call: LinkCall,
  lead: LockedLead,
): Promise<AfterCommit<Answer>> {
  const { row, viewer } = lead;
  const actor = senderOf(call);
  const message = await queueMessage(tx, actor, row, draftOf(lead, call));
  // Before sending, so that concurrent requests do not send it twice.
  await changeLead(tx, row.id, { loan_link_sent_at: actor.at }, actor.at);
  const meanwhile = { data: leadRecord(await currentLead(tx, call, row.id), viewer) };
  return new AfterCommit(async (begin) => {
    const failure = await deliver(begin, call.ports, message, actor);
    if (failure) {
      await begin((later) => touchLead(later, row.id, { loan_link_sent_at: null }, actor.at));
      throw refused('send_failed');
    }
    return begin(async (later) => {
      const sent = { event: 'loan_link_sent', to: message.channel };
      await addHistories(later, actor, row.id, [sent]);
      return { data: leadRecord(await currentLead(later, call, row.id), viewer) };
    });
  }, meanwhile);
}
