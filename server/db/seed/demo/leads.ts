import type { Schemas } from '#contract/types.ts';
import { dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Random } from '../random.ts';
import { account } from './accounts.ts';
import { drawCast, type Role } from './cast.ts';
import { drawCouples, weddingDay, type Couple } from './couples.ts';
import { addEvents, type LeadWithStory } from './events.ts';
import { Ledger, type LeadRow } from './ledger.ts';
import { page } from './pages.ts';
import { person } from './people.ts';
import { playStory } from './plot.ts';
import { Story } from './story.ts';
import { models } from './texts/bridal.ts';
import { Voice, type Writer } from './voice.ts';
import { drawWishes, wordingOf, type Wishes } from './wishes.ts';

const SWITCHBOARD = '+908500000000';

const writers = {
  ayse: { id: person.ayse, name: 'Ayşe Yıldırım', address: 'Ayşe Hanım' },
  mert: { id: person.mert, name: 'Mert Kaya', address: 'Mert Bey' },
  ilker: { id: person.ilker, name: 'İlker Çağlayan', address: 'İlker Bey' },
  sule: { id: person.sule, name: 'Şule Öztürk', address: 'Şule Hanım' },
  isil: { id: person.isil, name: 'Işıl Ünal', address: 'Işıl Hanım' },
  zeynep: { id: person.zeynep, name: 'Zeynep Şahin', address: 'Zeynep Hanım' },
} satisfies Record<string, Writer>;

type WriterName = keyof typeof writers;

/** Users who reply for each provider, with their relative frequency. */
const DESKS: Record<number, Partial<Record<WriterName, number>>> = {
  [page.cinaralti]: { mert: 55, ayse: 25, ilker: 20 },
  [page.isik]: { sule: 50, isil: 35, ilker: 15 },
  [page.inci]: { sule: 70, ayse: 30 },
  [page.zeynep]: { zeynep: 1 },
};

const NAMES: Record<number, string> = {
  [page.cinaralti]: 'Çınaraltı Kır Bahçesi',
  [page.isik]: 'Işık & Gölge Fotoğraf',
  [page.inci]: 'İnci Gelinlik',
  [page.zeynep]: 'Zeynep Organizasyon',
};

function writerOf(random: Random, provider: number): Writer {
  const desk: Partial<Record<string, number>> = DESKS[provider] ?? { ayse: 1 };
  const weights = Object.fromEntries(
    Object.entries(desk).map(([name, weight]) => [name, weight ?? 0]),
  );
  const name = random.weighted<string>(weights);
  const found = Object.entries(writers).find(([key]) => key === name);
  return found?.[1] ?? writers.ayse;
}

type Source = Schemas['LeadSource'];
type FirstType = Schemas['FirstLeadType'];

function sourceOf(random: Random, { status }: Role): Source {
  const source = random.weighted({
    info_request: 61,
    phone: 16,
    wedding_planner: 9,
    customer_added: 7,
    social: 7,
  });
  return source === 'customer_added' && status === 'new' ? 'info_request' : source;
}

/** Draws the first type of a lead by its source; plus leads are assigned separately. */
function firstTypeOf(random: Random, source: Source): FirstType {
  if (source === 'phone') return 'phoneCall';
  return source === 'social' || random.chance(0.06) ? 'chat' : 'infoRequest';
}

interface Scene {
  random: Random;
  ledger: Ledger;
  now: Date;
  couples: Couple[];
  plus: Set<number>;
  prepaid: Set<number>;
  failures: Map<number, 'inbox_full' | 'wrong_address'>;
}

function coupleRow({ random, ledger, couples }: Scene, role: Role): Ledger['couples'][number] {
  const id = role.couple + 1;
  const existing = ledger.couples.find((row) => row.id === id);
  if (existing) return existing;
  const couple = couples[role.couple] ?? {
    bride: 'Elif Şahin',
    groom: 'Can Demir',
    email: 'elif@example.com',
    phone: '+905320000099',
  };
  const row = {
    id,
    customer_id: role.provider === page.zeynep ? account.zeynep : account.yildirim,
    bride_name: couple.bride,
    groom_name: couple.groom,
    name: `${couple.bride} & ${couple.groom}`,
    wedding_date: random.chance(0.04) ? null : weddingDay(random, dayIn(zone, role.at)),
    email: role.preference === 'phone_only' && random.chance(0.6) ? null : couple.email,
    phone: role.preference === 'email_only' && random.chance(0.6) ? null : couple.phone,
    contact_preference: role.preference,
    follow_ups_refused_at: null,
    last_activity_at: null,
    last_activity_type: null,
    last_activity_lead_id: null,
  };
  ledger.couples.push(row);
  return row;
}

function leadRow(
  scene: Scene,
  role: Role,
  couple: Ledger['couples'][number],
  wishes: Wishes,
): LeadRow {
  const { random } = scene;
  const at = role.at.toISOString();
  const source = sourceOf(random, role);
  const isHidden = role.preference === 'anonymised';
  return {
    id: role.id,
    customer_id: couple.customer_id,
    provider_id: role.provider,
    couple_id: couple.id ?? 0,
    version: 1,
    created_at: at,
    updated_at: at,
    last_activity_at: at,
    first_opened_at: null,
    answered_at: null,
    response_minutes: null,
    status: 'new',
    process_state: null,
    is_unread: true,
    source,
    first_lead_type: scene.plus.has(role.id) ? 'plusLead' : firstTypeOf(random, source),
    return_channel: null,
    is_prepaid: scene.prepaid.has(role.id),
    is_wedding: wishes.isWedding,
    unread_message_count: 0,
    item_count: 0,
    extension_number:
      isHidden || source === 'phone' || random.chance(0.5)
        ? String(1_000 + ((role.id * 7_919) % 9_000))
        : null,
    switchboard_number: isHidden || source === 'phone' ? SWITCHBOARD : null,
    call_result_code: null,
    couple_name: couple.name,
    wedding_date: couple.wedding_date,
    details_name: wishes.headline,
    organization_type: wishes.organizationType,
    estimated_guest_count: wishes.guests,
    capacity: wishes.capacity,
    minimum_meal_price: wishes.mealPrice,
    package_price: wishes.packagePrice,
    extra_service: wishes.extra,
    message: null,
    offer_product_name: null,
    offer_price: null,
    offer_note: null,
    offered_at: null,
    coupon: null,
    deal_date: null,
    deal_amount: null,
    deal_provider_id: null,
    reject_reason_id: null,
    reject_note: null,
    appointment_at: null,
    appointment_confirmed_at: null,
    assignee_id: null,
    spam_status: null,
    spam_reason_id: null,
    spam_reported_at: null,
    loan_link_sent_at: null,
    is_masked: role.isMasked,
  };
}

/** Adds the models that a couple of the bridal shop requested. */
function addItems({ random, ledger }: Scene, lead: LeadRow): void {
  if (lead.provider_id !== page.inci || random.chance(0.25)) return;
  const requested = random.shuffled(models).slice(0, random.int(1, 3));
  for (const [name, price] of requested) {
    ledger.items.push({
      customer_id: lead.customer_id,
      lead_id: lead.id ?? 0,
      name,
      image: null,
      price,
    });
  }
  lead.item_count = requested.length;
}

function enact(scene: Scene, role: Role): LeadWithStory {
  const { random, ledger, now } = scene;
  const couple = coupleRow(scene, role);
  const wishes = drawWishes(random, role.provider, role.status);
  const lead = leadRow(scene, role, couple, wishes);
  const writer = writerOf(random, role.provider);
  const drawn = scene.couples[role.couple];
  const voice = new Voice(random, {
    couple: {
      bride: couple.bride_name ?? '',
      groom: couple.groom_name ?? '',
      email: '',
      phone: '',
      language: drawn?.language ?? 'tr',
    },
    wishes,
    wording: wordingOf(role.provider),
    writer,
    providerName: NAMES[role.provider] ?? '',
    weddingDate: couple.wedding_date,
  });
  lead.message =
    lead.source === 'phone' || lead.source === 'customer_added' ? null : voice.enquiry();
  if (role.status !== 'new' && random.chance(0.85)) lead.assignee_id = writer.id;
  ledger.leads.push(lead);
  addItems(scene, lead);
  const story = new Story(lead, couple, writer.id, ledger, random, now);
  const { preference, calls, notes } = role;
  playStory(
    {
      story,
      voice,
      random,
      wishes,
      preference,
      calls,
      notes,
      failure: scene.failures.get(role.id) ?? null,
    },
    role.status,
  );
  return { role, story, voice, lead };
}

/** Selects two leads with a failed e-mail: a full inbox and a wrong address. */
function pickFailures(random: Random, cast: Role[]): Scene['failures'] {
  const open = cast.filter(
    ({ status, preference, provider }) =>
      status === 'negotiating' && preference === 'open' && provider === page.cinaralti,
  );
  const [full, wrong] = random.shuffled(open);
  const failures: Scene['failures'] = new Map();
  if (full) failures.set(full.id, 'inbox_full');
  if (wrong) failures.set(wrong.id, 'wrong_address');
  return failures;
}

/** Builds all rows about couples and their leads, as of `now`. */
export function buildLeads(random: Random, now: Date): Ledger {
  const cast = drawCast(random, now);
  const ledger = new Ledger();
  const ids = random.shuffled(cast.slice(2).map(({ id }) => id));
  const scene: Scene = {
    random,
    ledger,
    now,
    couples: drawCouples(random, new Set(cast.map(({ couple }) => couple)).size),
    plus: new Set(ids.slice(0, 96)),
    prepaid: new Set(ids.slice(60, 132)),
    failures: pickFailures(random, cast),
  };
  addEvents(
    random,
    ledger,
    cast.map((role) => enact(scene, role)),
    now,
  );
  return ledger;
}
