import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import { account } from './accounts.ts';
import { couples, opinionsOf } from './opinions.ts';
import { page } from './pages.ts';

const pages = [page.cinaralti, page.cinaralti, page.isik, page.inci] as const;

/** Stars of the comments, used in turn. */
const STARS = [5, 5, 4, 5, 4, 3] as const;

type Status = 'active' | 'pending' | 'rejected';

interface Reply {
  reply: string | null;
  reply_status: 'none' | 'pending' | 'active' | 'rejected';
  reply_rejection_reason: string | null;
  published_reply: string | null;
}

interface Dispute {
  dispute_status: 'none' | 'open';
  dispute_reason: string | null;
}

/** Testimonial with the fields that its history needs. */
export interface Testimonial extends Reply, Dispute {
  id: number;
  customer_id: number;
  provider_id: number;
  source: 'site' | 'panel';
  status: Status;
  rejection_reason: string | null;
  created_at: string;
}

function statusOf(index: number): Status {
  if (index % 8 === 5) return 'pending';
  return index % 17 === 11 ? 'rejected' : 'active';
}

const THANKS = 'Güzel sözleriniz için teşekkür ederiz, bir ömür mutluluklar.';

/** Returns the reply of a testimonial: every fourth published one has a reply; two were rejected, one is pending. */
function replyOf(index: number, status: Status): Reply {
  const none = {
    reply: null,
    reply_status: 'none',
    reply_rejection_reason: null,
    published_reply: null,
  } as const;
  if (status !== 'active' || index % 4 !== 0) return none;
  if (index === 4 || index === 16)
    return {
      ...none,
      reply: 'Bize 0532 000 00 00 numarasından ulaşın, telafi edelim.',
      reply_status: 'rejected',
      reply_rejection_reason: 'Yanıtta telefon numarası var.',
    };
  if (index === 8) return { ...none, reply: THANKS, reply_status: 'pending' };
  return { ...none, reply: THANKS, reply_status: 'active', published_reply: THANKS };
}

/** Returns the dispute of a testimonial; one is disputed. */
function disputeOf(index: number): Dispute {
  return index === 23
    ? { dispute_status: 'open', dispute_reason: 'Bu adla bir gelinimiz olmadı; sözleşmemiz yok.' }
    : { dispute_status: 'none', dispute_reason: null };
}

/** Returns the detailed ratings, which every second testimonial has. */
function questionsOf(index: number, star: number): object {
  if (index % 2 === 1) return {};
  return {
    star_service: star,
    star_communication: Math.min(5, star + (index % 3 === 0 ? 1 : 0)),
    star_value: Math.max(1, star - (index % 4 === 0 ? 1 : 0)),
  };
}

/** Returns thirty-four testimonials in every status, some with a reply. */
export function testimonials(now: Date): Testimonial[] {
  const today = dayIn(zone, now);
  const opinions = opinionsOf();
  return Array.from({ length: 34 }, (_, index) => {
    const provider = pages[index % pages.length] ?? page.cinaralti;
    const star = STARS[index % STARS.length] ?? 5;
    const status = statusOf(index);
    const day = addDays(today, -3 - index * 9);
    const at = hourOf(zone, day, 12).toISOString();
    return {
      id: index + 1,
      customer_id: account.yildirim,
      provider_id: provider,
      couple_name: couples[index] ?? '',
      wedding_date: addDays(day, -12),
      text: opinions.next(provider, status === 'rejected' ? 'refused' : star),
      star,
      source: index % 3 === 0 ? 'site' : 'panel',
      is_main: index === 0,
      star_service: null,
      star_communication: null,
      star_value: null,
      ...questionsOf(index, star),
      ...replyOf(index, status),
      ...disputeOf(index),
      dispute_answer: null,
      status,
      rejection_reason: status === 'rejected' ? 'Yorumda iletişim bilgisi var.' : null,
      version: 1,
      created_at: at,
      updated_at: at,
    };
  });
}
