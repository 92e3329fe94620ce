import type { Insertable } from 'kysely';
import { nextWorkingTime } from '../../../time/workingTime.ts';
import type { LeadFollowUpsTable, LeadFollowUpStepsTable } from '../../tables/leads.ts';
import { account } from './accounts.ts';
import type { Ledger, LeadRow } from './ledger.ts';
import { page } from './pages.ts';
import { person } from './people.ts';
import { DAY_MS, HOUR_MS } from '../../../time/day.ts';

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Returns the follow-up steps of the first customer: an e-mail after two days, an SMS after five. */
export function followUpSteps(now: Date, templateIds: ReadonlyMap<string, number>): object[] {
  const step = (id: number, name: string, days: number, channel: string, template: string) => ({
    id,
    customer_id: account.yildirim,
    version: 1,
    name,
    after_days: days,
    channel,
    template_id: templateIds.get(template),
    is_active: true,
    created_at: ago(now, 90 * DAY_MS),
    updated_at: ago(now, 90 * DAY_MS),
  });
  return [
    step(1, 'İlk hatırlatma', 2, 'email', 'Sorularınız var mı?'),
    step(2, 'Kısa hatırlatma', 5, 'sms', 'Kısa hatırlatma'),
  ];
}

interface FollowUps {
  followUps: Insertable<LeadFollowUpsTable>[];
  steps: Insertable<LeadFollowUpStepsTable>[];
}

/** Returns the leads whose couple has not replied to the last message, newest first. */
function silent({ leads, couples }: Ledger, until: string): LeadRow[] {
  const open = new Set(
    couples
      .filter(
        ({ contact_preference, email, phone }) =>
          contact_preference === 'open' && email !== null && phone !== null,
      )
      .map(({ id }) => id),
  );
  return leads
    .filter(
      (lead) =>
        lead.provider_id === page.cinaralti &&
        (lead.status === 'negotiating' || lead.status === 'offered') &&
        lead.unread_message_count === 0 &&
        lead.spam_status === null &&
        lead.answered_at !== null &&
        lead.last_activity_at < until &&
        open.has(lead.couple_id),
    )
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** Returns two running follow-ups and one that was stopped, with their history events. */
export function followUps(ledger: Ledger, now: Date): FollowUps {
  const startedAt = ago(now, DAY_MS);
  const [first, second, third] = silent(ledger, startedAt);
  const rows: FollowUps = { followUps: [], steps: [] };
  for (const [index, lead] of [first, second, third].entries()) {
    if (!lead) continue;
    const isStopped = index === 2;
    const id = index + 1;
    const common = { customer_id: lead.customer_id, lead_id: lead.id };
    const event = { ...common, created_by: person.ayse, agent_id: null, note: null };
    rows.followUps.push({
      ...common,
      id,
      started_by: person.ayse,
      started_at: startedAt,
      ended_at: isStopped ? ago(now, HOUR_MS) : null,
      end_reason: isStopped ? 'stopped' : null,
    });
    const message = (days: number) => ({
      ...common,
      follow_up_id: id,
      due_at: nextWorkingTime(new Date(Date.parse(startedAt) + days * DAY_MS)).toISOString(),
      status: isStopped ? ('dropped' as const) : ('waiting' as const),
      sent_at: null,
      message_id: null,
    });
    rows.steps.push(
      {
        ...message(2),
        channel: 'email',
        subject: 'Çınaraltı Kır Bahçesi: sorularınız var mı?',
        body: `Merhaba ${lead.couple_name},\n\nGeçen gün yazdıklarımızla ilgili aklınıza takılan bir şey olursa buradayız. İsterseniz bahçemizi birlikte gezelim.\n\nAyşe Yıldırım`,
      },
      {
        ...message(5),
        channel: 'sms',
        subject: null,
        body: 'Merhaba, Çınaraltı Kır Bahçesi’nden yazıyoruz. Düğününüz için sizi bekliyoruz.\nMesaj almak istemiyorsanız RET yazın.',
      },
    );
    ledger.histories.push({
      ...event,
      event: 'follow_up_started',
      from_value: null,
      to_value: '2',
      created_at: startedAt,
    });
    if (isStopped)
      ledger.histories.push({
        ...event,
        event: 'follow_up_ended',
        from_value: null,
        to_value: 'stopped',
        created_at: ago(now, HOUR_MS),
      });
  }
  return rows;
}
