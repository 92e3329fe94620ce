import { sql, type Selectable } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { ProviderWizardImagesTable, ProviderWizardsTable } from '../../db/tables/signup.ts';
import type { PictureMetadata } from '../../files/PictureMetadata.ts';
import type { Language, Tx } from '../../http/call.ts';
import { hashToken } from '../../secrets/token.ts';
import type { Progress } from './rules.ts';

export type WizardRow = Selectable<ProviderWizardsTable>;
export type WizardImageRow = Selectable<ProviderWizardImagesTable>;

/** Returns the registration of a link; `lock` locks it until the transaction ends. */
export async function findWizard(
  tx: Tx,
  hash: string,
  lock = false,
): Promise<WizardRow | undefined> {
  const query = tx
    .selectFrom('provider_wizards')
    .selectAll()
    .where('token_hash', '=', hashToken(hash));
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Writes the progress of a registration. */
export async function writeProgress(
  tx: Tx,
  id: number,
  { form, done }: Progress,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('provider_wizards')
    .set({ form: JSON.stringify(form), done: [...done], saved_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

interface Outcome {
  customerId: number;
  ownerId: number;
  termsEdition: string;
  termsAddress: string;
  wantsNews: boolean;
}

/** Closes a registration that became a customer, and deletes its values except for name, category and city. */
export async function writeOutcome(
  tx: Tx,
  { id, form }: WizardRow,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { businessName, categoryId, cityId } = form;
  await tx
    .updateTable('provider_wizards')
    .set({
      form: JSON.stringify({ businessName, categoryId, cityId }),
      done: sql`array_append(done, 'agreement')`,
      saved_at: now.toISOString(),
      finished_at: now.toISOString(),
      opened_customer_id: outcome.customerId,
      owner_id: outcome.ownerId,
      terms_edition: outcome.termsEdition,
      terms_address: outcome.termsAddress,
      wants_news: outcome.wantsNews,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('provider_wizard_images').where('wizard_id', '=', id).execute();
}

/** Returns the pictures of a registration in upload order. */
export async function imagesOf(tx: Tx, wizardId: number): Promise<WizardImageRow[]> {
  return tx
    .selectFrom('provider_wizard_images')
    .selectAll()
    .where('wizard_id', '=', wizardId)
    .orderBy('id')
    .execute();
}

interface NewImage {
  wizardId: number;
  name: string;
  picture: PictureMetadata;
  hash: string;
}

/** Adds a picture. */
export async function insertImage(
  tx: Tx,
  { wizardId, name, picture, hash }: NewImage,
  now: Date,
): Promise<WizardImageRow> {
  return tx
    .insertInto('provider_wizard_images')
    .values({
      wizard_id: wizardId,
      name,
      picture: JSON.stringify(picture),
      content_hash: hash,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a picture. @returns it; undefined if the registration has none of that id */
export async function deleteImage(
  tx: Tx,
  wizardId: number,
  id: number,
): Promise<WizardImageRow | undefined> {
  return tx
    .deleteFrom('provider_wizard_images')
    .where('wizard_id', '=', wizardId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the offered products, or one of them by id. */
export async function offeredProducts(tx: Tx, id?: number) {
  const query = tx
    .selectFrom('signup_products')
    .selectAll()
    .where('is_offered', '=', true)
    .orderBy('position');
  return (id === undefined ? query : query.where('id', '=', id)).execute();
}

type Choices = Schemas['ProviderWizardForm']['choices'];

/** Returns the places and lists of a registration's choices; districts are those of the city. */
export async function placesAndLists(
  tx: Tx,
  cityId: number | undefined,
  language: Language,
): Promise<Omit<Choices, 'products'>> {
  const { rows } = await sql<Omit<Choices, 'products'>>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', words ->> ${language}) order by position, id), '[]')
        from provider_categories) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name collate tr_sort), '[]')
        from cities) as cities,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name collate tr_sort), '[]')
        from districts where city_id = ${cityId ?? null}::bigint) as districts,
      ${entriesOf('customer_company_type', language)} as "companyTypes",
      ${entriesOf('customer_company_extension', language)} as "tradeExtensions"`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('placesAndLists() found no row');
  return found;
}

const entriesOf = (list: string, language: Language) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', item_id, 'name', words ->> ${language}) order by position), '[]')
    from config_items where item_type = ${list} and status = 'active')`;
