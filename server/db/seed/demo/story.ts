import type { Schemas } from '#contract/types.ts';
import { workingMinutes } from '../../../time/responseClock.ts';
import type { Random } from '../random.ts';
import type { LeadRow, Ledger } from './ledger.ts';
import { smsFacts } from './smsFacts.ts';
import type { Status } from './statuses.ts';
import { Timeline } from './timeline.ts';

type Couple = Ledger['couples'][number];
type Channel = 'email' | 'sms';

interface Words {
  subject?: string | null;
  body: string;
}

/**
 * Events of one lead in the format of the API: each step adds its message, contact and history, and advances the
 * lead. Time advances between steps and never exceeds now.
 */
export class Story {
  readonly time: Timeline;

  constructor(
    readonly lead: LeadRow,
    readonly couple: Couple,
    /** Id of the user who is responsible for the lead. */
    readonly by: number,
    private readonly ledger: Ledger,
    private readonly random: Random,
    now: Date,
  ) {
    this.time = new Timeline(random, new Date(lead.created_at), now);
    this.contact(
      lead.first_lead_type === 'plusLead' ? 'plus_lead' : 'info_request',
      lead.message,
      null,
    );
  }

  private get own() {
    return { customer_id: this.lead.customer_id, lead_id: this.lead.id ?? 0 };
  }

  private touch(at: string): void {
    this.lead.last_activity_at = at;
    this.lead.updated_at = at;
  }

  private history(
    event: string,
    from: string | null,
    to: string | null,
    note: string | null = null,
  ): void {
    const created_by = this.by;
    this.ledger.histories.push({
      ...this.own,
      event,
      from_value: from,
      to_value: to,
      note,
      created_by,
      created_at: this.time.at,
    });
  }

  private contact(
    type: Schemas['InteractionType'],
    text: string | null,
    by: number | null,
    remindAt: string | null = null,
    remindedAt: string | null = null,
  ): void {
    const { at } = this.time;
    this.ledger.interactions.push({
      ...this.own,
      type,
      text,
      remind_at: remindAt,
      reminded_at: remindedAt,
      created_by: by,
      created_at: at,
    });
    if (this.couple.last_activity_at !== null && this.couple.last_activity_at > at) return;
    this.couple.last_activity_at = at;
    this.couple.last_activity_type = type;
    this.couple.last_activity_lead_id = this.lead.id ?? null;
  }

  private answered(channel: LeadRow['return_channel']): void {
    if (this.lead.answered_at !== null) return;
    this.lead.answered_at = this.time.at;
    this.lead.response_minutes = workingMinutes(
      new Date(this.lead.created_at),
      new Date(this.time.at),
    );
    this.lead.return_channel = channel;
  }

  /** Records that a user opened the lead. */
  open(): void {
    this.lead.first_opened_at = this.time.at;
    this.lead.is_unread = false;
    if (this.lead.source !== 'customer_added') return this.move('pending');
    this.lead.status = 'pending';
    this.history('lead_added', null, 'pending');
  }

  /** Changes the status and clears the detailed status of negotiations. */
  move(to: Status, note: string | null = null): void {
    const from = this.lead.status ?? 'new';
    if (from === to) return;
    this.lead.status = to;
    this.lead.process_state = null;
    this.history('status_changed', from, to, note);
    if (from !== 'new') this.counted();
  }

  /** Increments the version, as a user's change does. */
  private counted(): void {
    this.lead.version = (this.lead.version ?? 1) + 1;
    this.touch(this.time.at);
  }

  processState(state: string): void {
    this.history('process_state_changed', this.lead.process_state, state);
    this.lead.process_state = state;
    this.counted();
  }

  /** Adds a message of the provider. A failed one keeps its text and does not count as a reply. */
  send(
    channel: Channel,
    { subject = null, body }: Words,
    failure: Schemas['LeadMessage']['failure'] = null,
  ): void {
    this.message(channel, 'out', { subject, body }, failure);
    if (failure) {
      this.history('message_failed', null, failure);
      return;
    }
    this.history(channel === 'email' ? 'email_sent' : 'sms_sent', null, subject);
    if (this.lead.status === 'new' || this.lead.status === 'pending') this.move('negotiating');
    this.answered(channel);
    this.contact(channel === 'email' ? 'email_sent' : 'sms_sent', subject ?? body, this.by);
  }

  /** Adds a message of the couple. */
  receive(channel: Channel, { subject = null, body }: Words, isRead = true): void {
    this.message(channel, 'in', { subject, body }, null, isRead);
    if (!isRead) {
      this.lead.unread_message_count = (this.lead.unread_message_count ?? 0) + 1;
      this.lead.is_unread = true;
    }
    this.contact(channel === 'email' ? 'email_received' : 'sms_received', subject ?? body, null);
  }

  private message(
    channel: Channel,
    direction: 'in' | 'out',
    { subject, body }: Required<Words>,
    failure: Schemas['LeadMessage']['failure'],
    isRead = true,
  ): void {
    const isOut = direction === 'out';
    const at = this.time.at;
    const read = isOut || !isRead ? null : this.time.later(this.random.int(5, 240));
    this.ledger.messages.push({
      ...this.own,
      message_key: this.random.uuid(),
      channel,
      direction,
      subject: channel === 'email' ? subject : null,
      body,
      to_address: isOut ? (channel === 'email' ? this.couple.email : this.couple.phone) : null,
      cc:
        isOut && channel === 'email' && this.random.chance(0.06)
          ? ['iletisim@yildirimdavet.example.com']
          : [],
      status: isOut ? (failure ? 'failed' : 'sent') : 'received',
      failure,
      tries: isOut ? 1 : 0,
      tried_at: isOut ? at : null,
      sent_by: isOut ? this.by : null,
      created_at: at,
      read_at: read,
      ...smsFacts(isOut && channel === 'sms', body, failure !== null),
    });
    this.touch(at);
  }

  /** Adds a call with its result. */
  call(result: Schemas['CallResultCode'], note: string | null = null): void {
    const minutes = result === 'talked' || result === 'waiting_update' ? this.random.int(2, 14) : 1;
    this.ledger.calls.push({
      ...this.own,
      result,
      created_by: this.by,
      started_at: this.time.at,
      ended_at: this.time.later(minutes),
    });
    this.history('call_result', this.lead.call_result_code, result, note);
    this.lead.call_result_code = result;
    if (this.lead.status === 'new' || this.lead.status === 'pending') this.move('negotiating');
    if (result === 'talked') this.answered('call');
    this.contact('call_made', note, this.by);
    this.touch(this.time.at);
  }

  whatsapp(text: string): void {
    this.answered('whatsapp');
    this.contact('whatsapp_opened', text, this.by);
    this.touch(this.time.at);
  }

  note(text: string): void {
    this.contact('note_added', text, this.by);
    this.touch(this.time.at);
  }

  /** Adds a note with a reminder, which is done if `remindedAt` is given. */
  remind(text: string, remindAt: string, remindedAt: string | null): void {
    this.contact('note_added', text, this.by, remindAt, remindedAt);
    this.touch(this.time.at);
  }

  offer(product: string, price: number, note: string | null): void {
    this.lead.offer_product_name = product;
    this.lead.offer_price = price;
    this.lead.offer_note = note;
    this.lead.offered_at = this.time.at;
    this.history('offer_made', null, product, note);
    this.move('offered');
  }

  deal(day: string, amount: number, note: string | null): void {
    this.lead.deal_date = day;
    this.lead.deal_amount = amount;
    this.lead.deal_provider_id = this.lead.provider_id;
    this.move('deal', note);
    this.contact('deal', note, this.by);
  }

  reject(reason: string, note: string): void {
    this.lead.reject_reason_id = reason;
    this.lead.reject_note = note;
    this.move('rejected', note);
    this.history('reject_reason', null, reason);
    this.answered(null);
    this.contact('reject_with_reason', note, this.by);
  }

  reopen(note: string): void {
    const from = this.lead.status ?? 'rejected';
    this.lead.reject_reason_id = null;
    this.lead.reject_note = null;
    this.lead.status = this.lead.answered_at === null ? 'pending' : 'negotiating';
    this.history('reopened', from, this.lead.status, note);
    this.counted();
  }

  appointment(at: string, confirmedAt: string | null): void {
    this.lead.appointment_at = at;
    this.lead.appointment_confirmed_at = confirmedAt;
    this.history('appointment_set', null, at);
    if (this.lead.status !== 'offered') {
      this.move('negotiating');
      this.lead.process_state = 'appointment_set';
    }
    if (confirmedAt !== null) this.history('appointment_confirmed', null, at);
    this.counted();
  }

  reportSpam(reason: string, status: 'pending' | 'confirmed' | 'refused'): void {
    this.lead.spam_status = status;
    this.lead.spam_reason_id = reason;
    this.lead.spam_reported_at = this.time.at;
    this.history('spam_reported', null, reason);
    this.counted();
  }

  loanLink(): void {
    this.lead.loan_link_sent_at = this.time.at;
    this.history('loan_link_sent', null, 'email');
    this.touch(this.time.at);
  }

  comment(text: string, by: number): void {
    this.ledger.comments.push({
      ...this.own,
      body: text,
      created_by: by,
      created_at: this.time.at,
    });
  }
}
