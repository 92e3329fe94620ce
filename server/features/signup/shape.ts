import type { Schemas } from '#contract/types.ts';
import type { Call, Language, Tx } from '../../http/call.ts';
import { findUserOf } from '../auth/commands.ts';
import { waitingPicture } from '../media/commands.ts';
import { statusOf, stepOf } from './rules.ts';
import {
  imagesOf,
  offeredProducts,
  placesAndLists,
  type WizardImageRow,
  type WizardRow,
} from './store.ts';

type LinkCall = Pick<Call<'getProviderWizard'>, 'now' | 'language' | 'ports' | 'keys'>;

/** Maps a picture of a registration to the contract's shape. */
export const imageOf = (
  { id, name, picture }: WizardImageRow,
  linking: Pick<LinkCall, 'ports' | 'now'>,
): Schemas['ProviderWizardImage'] => ({ id, name, picture: waitingPicture(picture, linking) });

async function productsOf(tx: Tx, language: Language): Promise<Schemas['ProviderWizardProduct'][]> {
  return (await offeredProducts(tx)).map((row) => ({
    id: row.id,
    name: row.words[language],
    monthlyMinor: row.monthly_minor,
    trialMonths: row.trial_months,
    trialMinor: row.trial_minor,
    nextMinor: row.next_minor,
    features: row.features,
    photos: row.photo_limit,
    couplesPerMonth: row.couples_per_month,
    rivals: row.rivals,
    isAdvised: row.is_advised,
  }));
}

async function formOf(
  tx: Tx,
  row: WizardRow,
  call: LinkCall,
): Promise<Schemas['ProviderWizardForm']> {
  const { form, done } = row;
  const images = await imagesOf(tx, row.id);
  return {
    step: stepOf(done),
    done,
    values: form,
    images: images.map((image) => imageOf(image, call)),
    choices: {
      ...(await placesAndLists(tx, form.cityId, call.language)),
      products: await productsOf(tx, call.language),
    },
    savedAt: row.saved_at,
  };
}

/** Maps a registration for its link; the form is included only while the registration is open. */
export async function wizardOf(
  tx: Tx,
  row: WizardRow,
  call: LinkCall,
): Promise<Schemas['ProviderWizard']> {
  const status = statusOf(row, call.now);
  const user =
    row.opened_customer_id === null ? undefined : await findUserOf(tx, call.keys, call.now);
  return {
    status,
    contactName: row.contact_name,
    expiresAt: row.expires_at,
    isOwn: user !== undefined && user.customer_id === row.opened_customer_id,
    form: status === 'open' ? await formOf(tx, row, call) : null,
  };
}
