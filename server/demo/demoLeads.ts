import { page } from '../db/seed/demo/pages.ts';
import { receiveLead, receiveMessage } from '../features/leads/commands.ts';
import { receiveVisits } from '../features/statistics/commands.ts';
import type { Tx } from '../http/call.ts';
import { addDays, dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';

/** Event that was triggered. */
export interface DemoEvent {
  kind: 'lead' | 'lead_message' | 'item_bid' | 'item_bid_answer' | 'no_model' | 'no_offer';
  /** Lead of the event; undefined for bids. */
  leadId?: number;
  coupleName: string;
  text: string;
}

export const BRIDES = [
  'Ada Sezer',
  'Mira Köse',
  'Lara Duman',
  'Naz Ergin',
  'Işıl Tekin',
  'Çağla Ünal',
];
const GROOMS = ['Ege Turan', 'Poyraz Güneş', 'Mete Oral', 'Ozan Bulut', 'Tuna Şimşek'];

const QUESTIONS = [
  'Merhaba, haziran sonu için 180 kişilik bahçe düğünü düşünüyoruz. Boş gününüz var mı?',
  'Nikâh ve ardından kokteyl için fiyatlarınızı öğrenebilir miyiz? Yaklaşık 120 kişiyiz.',
  'Kır düğünü için görüşmek isteriz; hafta içi gezebilir miyiz?',
];

const ANSWERS = [
  'Teşekkürler, teklifinizi aldık. Cumartesi öğleden sonra gelip bahçeyi görebilir miyiz?',
  'Yemek listesini de gönderebilir misiniz? Ailemiz bu hafta karar vermek istiyor.',
  'Tarihimiz kesinleşti, o gün hâlâ boş musunuz?',
];

/** Returns the element at `number` modulo the length of the list. @throws Error for an empty list */
export function turn<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
}

async function lastLeadId(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('leads')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Creates a lead of a new couple at Ayşe's garden. */
export async function createDemoLead(tx: Tx, now: Date): Promise<DemoEvent> {
  const number = await lastLeadId(tx);
  const [brideName, groomName] = [turn(BRIDES, number), turn(GROOMS, number)];
  const text = turn(QUESTIONS, number);
  const { leadId, coupleId } = await receiveLead(
    tx,
    {
      providerId: page.cinaralti,
      source: 'info_request',
      couple: {
        brideName,
        groomName,
        weddingDate: addDays(dayIn(zone, now), 120 + (number % 200)),
        email: `cift.${number}@example.com`,
        phone: null,
      },
      details: { organizationType: 'wedding', estimatedGuestCount: 180, message: text },
    },
    now,
  );
  const visit = {
    visit_key: `asked-${leadId}`,
    session_key: `asked-${leadId}`,
    visitor_key: `asked-${leadId}`,
  };
  await receiveVisits(tx, [
    {
      ...visit,
      provider_id: page.cinaralti,
      couple_id: coupleId,
      source: 'search',
      at: now.toISOString(),
    },
  ]);
  return { kind: 'lead', leadId, coupleName: `${brideName} & ${groomName}`, text };
}

/** Creates a message of the couple of the latest open lead of Ayşe's garden. */
export async function createDemoMessage(tx: Tx, now: Date): Promise<DemoEvent> {
  const lead = await tx
    .selectFrom('leads')
    .select(['id', 'shown_name', 'unread_message_count'])
    .where('provider_id', '=', page.cinaralti)
    .where('is_masked', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const text = turn(ANSWERS, lead.unread_message_count);
  const message = { leadId: lead.id, channel: 'email', subject: 'Re: Teklif', body: text } as const;
  await receiveMessage(tx, message, now);
  return { kind: 'lead_message', leadId: lead.id, coupleName: lead.shown_name, text };
}
