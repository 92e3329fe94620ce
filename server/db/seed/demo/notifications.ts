import type { Insertable } from 'kysely';
import type { ProviderPromptsTable } from '../../tables/notifications.ts';
import { account } from './accounts.ts';
import type { Ledger } from './ledger.ts';
import { page } from './pages.ts';
import { person } from './people.ts';
import { HOUR_MS } from '../../../time/day.ts';

type Row = Omit<Insertable<ProviderPromptsTable>, 'id' | 'params'> & {
  params: Record<string, unknown>;
};

/** Number of notifications in Ayşe's bell, and the number of those that are unread. */
const NOTIFICATION_COUNT = 30;
const UNREAD_COUNT = 7;
/** Number of notifications in a colleague's bell. */
const COLLEAGUE_NOTIFICATION_COUNT = 8;

const READ_AFTER = 2 * HOUR_MS;

const hoursBefore = (now: Date, hours: number) =>
  new Date(now.getTime() - hours * HOUR_MS).toISOString();

/** Returns the notifications that do not originate from couples. */
function ours(now: Date): Row[] {
  const common = {
    customer_id: account.yildirim,
    customer_user_id: person.ayse,
    provider_id: null,
    lead_id: null,
    body: null,
    completed_at: null,
  };
  return [
    {
      ...common,
      kind: 'page_approved',
      provider_id: page.isik,
      params: { what: 'Albümde yüzde 15 indirim' },
      path: '/discounts',
      created_at: hoursBefore(now, 5),
    },
    {
      ...common,
      kind: 'page_rejected',
      provider_id: page.inci,
      params: { what: 'Çiğdem' },
      body: 'Fotoğrafta başka bir firmanın filigranı görünüyor.',
      path: '/provider-items',
      created_at: hoursBefore(now, 30),
    },
    {
      ...common,
      kind: 'news',
      params: {
        title: {
          tr: 'Hesabınızı iki adımlı doğrulamayla koruyun',
          en: 'Protect your account with a second factor',
          de: 'Schützen Sie Ihr Konto mit einem zweiten Faktor',
          ar: 'احموا حسابكم بالتحقق بخطوتين',
        },
        text: {
          tr: 'Şifreniz ele geçse bile hesabınıza girilemez. Açmak bir dakika sürer.',
          en: 'A stolen password alone opens nothing. It takes a minute.',
          de: 'Ein gestohlenes Passwort allein genügt dann nicht. Es dauert eine Minute.',
          ar: 'لا يكفي عندها تسرّب كلمة المرور للدخول. لا يستغرق التفعيل سوى دقيقة.',
        },
      },
      path: '/settings/two-factor',
      created_at: hoursBefore(now, 52),
    },
  ];
}

/** Returns a user's notifications about leads and messages of these pages, newest first. */
function fromCouples({ leads, messages }: Ledger, userId: number, pages: readonly number[]): Row[] {
  const places = new Map(leads.map((lead) => [lead.id, lead]));
  const row = (leadId: number | undefined, at: string, rest: Pick<Row, 'kind' | 'body'>): Row[] => {
    const lead = leadId === undefined ? undefined : places.get(leadId);
    if (!lead || !pages.includes(lead.provider_id)) return [];
    return [
      {
        ...rest,
        customer_id: lead.customer_id,
        customer_user_id: userId,
        provider_id: lead.provider_id,
        lead_id: lead.id ?? null,
        params: {},
        path: null,
        created_at: at,
        completed_at: null,
      },
    ];
  };
  const arrived = leads
    .filter(({ source }) => source !== 'customer_added')
    .flatMap(({ id, created_at: at, message }) =>
      row(id, at ?? '', { kind: 'lead', body: message ?? null }),
    );
  const written = messages
    .filter(({ direction }) => direction === 'in')
    .flatMap(({ lead_id, created_at: at, body }) =>
      row(lead_id, at ?? '', { kind: 'lead_message', body: body.slice(0, 300) }),
    );
  return newestFirst([...arrived, ...written]);
}

const newestFirst = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at));

/** Marks all but the newest `unread` rows as read, within two hours of their creation. */
function read(rows: readonly Row[], unread: number, now: Date): Row[] {
  return rows.map((row, index) => {
    if (index < unread) return row;
    const at = Math.min(Date.parse(row.created_at) + READ_AFTER, now.getTime());
    return { ...row, completed_at: new Date(at).toISOString() };
  });
}

/** Returns the notifications of two users, oldest first. */
export function notifications(ledger: Ledger, now: Date): Insertable<ProviderPromptsTable>[] {
  const own = ours(now);
  const all = [page.cinaralti, page.isik, page.inci];
  const ayse = newestFirst([
    ...fromCouples(ledger, person.ayse, all).slice(0, NOTIFICATION_COUNT - own.length),
    ...own,
  ]);
  const mert = fromCouples(ledger, person.mert, [page.cinaralti]).slice(
    0,
    COLLEAGUE_NOTIFICATION_COUNT,
  );
  const rows = [...read(ayse, UNREAD_COUNT, now), ...read(mert, 2, now)];
  // cast: the seed inserts JSON as an object, not as text
  return rows.toReversed() as unknown as Insertable<ProviderPromptsTable>[];
}
