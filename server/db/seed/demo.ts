import { sql, type Kysely, type Transaction } from 'kysely';
import { updateConflictFlags } from '../calendarConflicts.ts';
import { refreshSomeDays } from '../countDays.ts';
import { hashPassword } from '../../secrets/password.ts';
import type { Database } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { account, customers } from './demo/accounts.ts';
import { writeDealCouples } from './demo/dealCouples.ts';
import { attachments } from './demo/attachments.ts';
import { writeAttempts } from './demo/attempts.ts';
import { bids } from './demo/bids.ts';
import { calendarEvents } from './demo/calendar.ts';
import { campaigns } from './demo/campaigns.ts';
import { coupons } from './demo/coupons.ts';
import { catalogs, menuFile } from './demo/catalogs.ts';
import { demoFiles, type DemoFile } from './demo/files.ts';
import { keptAttachments, keptFiles } from './demo/keptFiles.ts';
import { merchantFiles, writeMerchants } from './demo/merchants.ts';
import { buildLeads } from './demo/leads.ts';
import { followUps, followUpSteps } from './demo/followUps.ts';
import type { Ledger } from './demo/ledger.ts';
import { medias } from './demo/medias.ts';
import { coversOf, type Covers } from './demo/covers.ts';
import { models } from './demo/models.ts';
import { notifications } from './demo/notifications.ts';
import { creditCards, keptAtSandbox } from './demo/cards.ts';
import { changeRequests } from './demo/pageForms.ts';
import { page, providers, spaces } from './demo/pages.ts';
import { payments } from './demo/payments.ts';
import { readPictures, type DemoPicture } from './demo/pictures.ts';
import { storeAllPictures } from './demo/storeAllPictures.ts';
import { writeReviewsElsewhere } from './demo/reviewsElsewhere.ts';
import { contacts, invitations, links, person, socialAccounts, users } from './demo/people.ts';
import { awards, galleries, recommendations } from './demo/showcase.ts';
import { writeSubscriptions } from './demo/subscriptions.ts';
import { signups } from './demo/signups.ts';
import { templateIds, templates } from './demo/templates.ts';
import { rivalDays, rivalShares } from './demo/rivals.ts';
import { testimonialHistories } from './demo/testimonialHistories.ts';
import { testimonialPhotos } from './demo/testimonialPhotos.ts';
import { testimonials } from './demo/testimonials.ts';
import { adFigures, visits } from './demo/visits.ts';
import { DEMO_PASSWORD } from './demoSignIns.ts';
import { advanceIds, analyzeFilled, insertJson, insertRows, withoutIndexes } from './insertRows.ts';
import { Random } from './random.ts';
import { shipTemplates } from './shipTemplates.ts';

type Db = Pick<Database, 'kysely'>;

const KEY = 'demo';
const SEED = 20_270_619;

/** Storage of files by key. */
interface DemoStorage {
  put(key: string, file: { bytes: Buffer; contentType: string }): Promise<void>;
}

interface Options {
  /** Reference time; only planned dates are later. */
  now: Date;
  /** Seed of the random generator. */
  seed?: number;
  /** Storage of the couples' files; without it their bytes are missing. */
  storage?: DemoStorage;
}

/** Returns true if this database contains the demo customer. */
export async function isSeeded({ kysely }: Db): Promise<boolean> {
  const found = await kysely
    .selectFrom('settings')
    .select('key')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Inserts the demo account into a database with reference data only, in one transaction. The same `now` and seed
 * yield the same rows, except for the password's salt.
 */
export async function seedDemo(
  { kysely }: Db,
  { now, seed = SEED, storage }: Options,
): Promise<void> {
  const random = new Random(seed);
  const pictures = await readPictures();
  const covers = coversOf(pictures);
  const [passwordHash, files] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    demoFiles(),
    storage && storeAllPictures(storage, pictures, covers),
  ]);
  const [kept, ofMerchants] = [keptFiles(files), merchantFiles(files)];
  const menu = menuFile(files);
  await kysely.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await writeAccounts(tx, random, now, passwordHash);
    await writeContent(tx, now, pictures, covers, menu);
    await writeMerchants(tx, ofMerchants, now);
    await insertJson(tx, 'attachments', keptAttachments(kept, now));
    const ledger = buildLeads(random, now);
    const large = ['leads', 'lead_messages', 'lead_interactions', 'lead_histories'];
    await withoutIndexes(tx, large, () => writeLeads(tx, ledger, now, files));
    await writeDealCouples(tx, now);
    await writeStatistics(tx, ledger, now);
    await advanceIds(tx, [
      'customers',
      'customer_users',
      'providers',
      'customer_spaces',
      'templates',
      'provider_items',
      'item_bids',
      'calendar_events',
      'discounts',
      'provider_testimonials',
      'galleries',
      'medias',
      'provider_awards',
      'related_providers',
      'catalogs',
      'attachments',
      'couples',
      'leads',
      'follow_up_steps',
      'lead_follow_ups',
    ]);
    await shipTemplates(tx, now);
    const value = JSON.stringify({ seededAt: now });
    await tx.insertInto('settings').values({ key: KEY, value }).execute();
  });
  const put = async ({ facts, bytes }: DemoFile) =>
    storage?.put(facts.key, { bytes, contentType: facts.mediaType });
  await Promise.all([...files, ...kept, ...ofMerchants, menu].map(put));
  await analyzeFilled(kysely);
}

async function districtIds(tx: Kysely<Tables>): Promise<(cityId: number, name: string) => number> {
  const rows = await tx.selectFrom('districts').select(['id', 'name', 'city_id']).execute();
  const ids = new Map(rows.map(({ id, name, city_id }) => [`${city_id} ${name}`, id]));
  return (cityId, name) => {
    const id = ids.get(`${cityId} ${name}`);
    if (id === undefined)
      throw new Error(`No district ${name} in city ${cityId}: seedReference() comes first`);
    return id;
  };
}

async function writeAccounts(
  tx: Kysely<Tables>,
  random: Random,
  now: Date,
  passwordHash: string,
): Promise<void> {
  const districtId = await districtIds(tx);
  await insertRows(tx, 'customers', customers(now, districtId));
  await insertRows(tx, 'customer_users', users(random, now, passwordHash));
  await insertRows(tx, 'customer_user_contacts', contacts());
  await insertRows(tx, 'social_accounts', socialAccounts(now));
  await insertJson(tx, 'providers', providers(now, districtId));
  await insertRows(tx, 'customer_user_providers', links());
  await insertJson(tx, 'customer_spaces', spaces);
  const owner = { customerId: account.yildirim, userId: person.ayse, page };
  await insertJson(tx, 'change_requests', changeRequests(now, owner));
  await insertRows(tx, 'payments', payments(now));
  await writeSubscriptions(tx, now);
  await insertRows(tx, 'credit_cards', creditCards(now));
  await insertJson(tx, 'sandbox_gateway', keptAtSandbox(now));
  await writeAttempts(tx, now);
  await tx.insertInto('challenges').values(invitations(now)).execute();
  const agent = await tx
    .selectFrom('customer_users')
    .select('id')
    .where('is_agent', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  await tx
    .insertInto('provider_wizards')
    .values(signups(now, agent?.id ?? null))
    .execute();
}

/** Writes the rows of the tables that are derived from the contract. */
async function writeContent(
  tx: Kysely<Tables>,
  now: Date,
  pictures: readonly DemoPicture[],
  covers: Covers,
  menu: DemoFile,
): Promise<void> {
  await insertJson(tx, 'templates', templates(now));
  await insertJson(tx, 'follow_up_steps', followUpSteps(now, templateIds));
  await insertJson(tx, 'provider_items', models(now, covers.models));
  await insertJson(tx, 'item_bids', bids(now));
  const events = calendarEvents(now);
  await insertJson(tx, 'calendar_events', events);
  await updateConflictFlags(
    tx,
    events.map(({ day }) => day),
    now,
  );
  await insertJson(tx, 'discounts', campaigns(now, covers.campaigns));
  const written = testimonials(now);
  await insertJson(tx, 'provider_testimonials', written);
  await insertJson(tx, 'testimonial_histories', testimonialHistories(written, now));
  await insertJson(tx, 'testimonial_images', testimonialPhotos(covers.testimonials, written));
  await insertJson(tx, 'galleries', galleries(now, pictures));
  await insertJson(tx, 'medias', medias(now, pictures));
  await insertJson(tx, 'provider_awards', awards(now));
  await insertJson(tx, 'related_providers', recommendations(now));
  await writeReviewsElsewhere(tx, now);
  await insertJson(tx, 'catalogs', catalogs(now, menu));
}

async function writeLeads(
  tx: Kysely<Tables>,
  ledger: Ledger,
  now: Date,
  files: readonly DemoFile[],
): Promise<void> {
  const followed = followUps(ledger, now);
  await insertRows(tx, 'couples', ledger.couples);
  await insertRows(tx, 'leads', ledger.leads);
  await insertRows(tx, 'lead_messages', ledger.messages);
  await writeAttachments(tx, ledger, files);
  await insertRows(tx, 'lead_interactions', ledger.interactions);
  await insertRows(tx, 'lead_calls', ledger.calls);
  await insertRows(tx, 'lead_histories', ledger.histories);
  await insertRows(tx, 'lead_comments', ledger.comments);
  await insertRows(tx, 'lead_comment_reads', ledger.commentReads);
  await insertRows(tx, 'lead_items', ledger.items);
  await insertRows(tx, 'product_leads', ledger.productLeads);
  await insertRows(tx, 'lead_follow_ups', followed.followUps);
  await insertRows(tx, 'lead_follow_up_steps', followed.steps);
  await insertRows(tx, 'provider_prompts', notifications(ledger, now));
  await insertJson(tx, 'discount_coupons', coupons(ledger));
}

/** Inserts visits and advertising figures, and counts the facts of every day. */
async function writeStatistics(tx: Transaction<Tables>, ledger: Ledger, now: Date): Promise<void> {
  await withoutIndexes(tx, ['visit_logs'], () => insertRows(tx, 'visit_logs', visits(ledger, now)));
  await insertRows(tx, 'ad_figures', adFigures(now));
  await insertRows(tx, 'rival_days', rivalDays(now));
  await insertRows(tx, 'rival_shares', rivalShares(now));
  await refreshSomeDays(tx, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

async function writeAttachments(
  tx: Kysely<Tables>,
  ledger: Ledger,
  files: readonly DemoFile[],
): Promise<void> {
  for (const { key, rows } of attachments(ledger, files)) {
    const { id } = await tx
      .selectFrom('lead_messages')
      .select('id')
      .where('message_key', '=', key)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('lead_message_attachments')
      .values(rows.map((row) => ({ ...row, message_id: id })))
      .execute();
  }
}

/** Tables of reference data, and tables that the database maintains itself. */
const PRESERVED_TABLES = [
  'config_items',
  'provider_categories',
  'cities',
  'districts',
  'neighborhoods',
  'holidays',
  'item_option_groups',
  'catalog_types',
  'catalog_items',
  'products',
  'signup_products',
  'settings',
  'kysely_migration',
  'kysely_migration_lock',
];

/** Empties every table except reference data, and inserts the demo account again. */
export async function resetDemo(db: Db, options: Options): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and not tablename = any(${PRESERVED_TABLES})`.execute(
      tx,
    );
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(
      tx,
    );
    await sql`delete from settings where key not like 'reference.%'`.execute(tx);
  });
  await seedDemo(db, options);
}
