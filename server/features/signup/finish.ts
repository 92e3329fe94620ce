import { AfterCommit, rejectAndCommit, type Answer, type Call, type Tx } from '../../http/call.ts';
import { invalid, refused, type FieldFault } from '../../http/apiError.ts';
import { sendEmail } from '../../mail/sendMessages.ts';
import { isPassword } from '../../secrets/password.ts';
import { addDays, addMonths, dayIn, HOUR_MS } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import {
  findAccount,
  limitChallenges,
  openInvitation,
  passwordFault,
  setPassword,
  signedIn,
} from '../auth/commands.ts';
import { configItems } from '../configuration/commands.ts';
import { addUser, openCustomer, activateUser } from '../customers/commands.ts';
import { addFirstPhotos } from '../media/commands.ts';
import { owePackage } from '../payments/commands.ts';
import { linkUser, openProvider } from '../providers/commands.ts';
import { faultsOfStep } from './faults.ts';
import { isCorporate, STEPS, stepOf } from './rules.ts';
import { wizardOf } from './shape.ts';
import { findWizard, imagesOf, offeredProducts, writeOutcome, type WizardRow } from './store.ts';

type SaveCall = Call<'saveProviderWizard'>;
type Saved = Answer<'saveProviderWizard'>;

/** Edition of the agreement in the last step. */
const TERMS_EDITION = '2026-11';

/** Hours in which a repeated last step signs in again, if its response was lost. */
const AGAIN_HOURS = 24;

async function assertWhole(tx: Tx, call: SaveCall, { form, done }: WizardRow): Promise<void> {
  if (stepOf(done) !== 'agreement') throw refused('wizard_incomplete');
  const faults: FieldFault[] = [];
  for (const step of STEPS) faults.push(...(await faultsOfStep(tx, step, form)));
  const fault = passwordFault('password', call.body.password ?? '');
  if (fault) faults.push(fault);
  if (faults.length > 0) throw invalid(...faults);
}

/**
 * Returns the company's name for invoices with its trade extension. The extension is a Turkish legal term, so it
 * is always Turkish.
 */
async function legalName(tx: Tx, { customerName = '', tradeExtension }: WizardRow['form']) {
  if (tradeExtension === undefined) return customerName.trim();
  const entries = await configItems(tx, ['customer_company_extension'], 'tr');
  const extension = entries.find(({ itemId }) => itemId === tradeExtension)?.value ?? '';
  return `${customerName.trim()} ${extension}`.trim();
}

async function openAccount(tx: Tx, call: SaveCall, { form }: WizardRow) {
  const [owner] = form.users ?? [];
  return openCustomer(
    tx,
    {
      name: await legalName(tx, form),
      companyType: form.companyType ?? null,
      taxNumber: (isCorporate(form.companyType) ? form.taxNumber : form.identityNumber) ?? null,
      taxOffice: form.taxOffice ?? null,
      billingAddress: form.billingAddress ?? null,
      cityId: form.cityId ?? null,
      districtId: form.districtId ?? null,
      email: owner?.email ?? null,
      phone: owner?.phone ?? null,
    },
    call.now,
  );
}

type SignupProduct = Awaited<ReturnType<typeof offeredProducts>>[number];

async function openPage(
  tx: Tx,
  call: SaveCall,
  { form }: WizardRow,
  { customerId, product }: { customerId: number; product: SignupProduct },
) {
  const [owner] = form.users ?? [];
  const today = dayIn(zone, call.now);
  return openProvider(
    tx,
    {
      customerId,
      name: form.businessName ?? '',
      categoryId: form.categoryId ?? 0,
      cityId: form.cityId ?? 0,
      districtId: form.districtId ?? null,
      address: form.address ?? null,
      location: form.location ?? null,
      phone: owner?.phone ?? null,
      email: owner?.email ?? null,
      product: {
        name: product.words.tr,
        from: today,
        to: addDays(addMonths(today, Math.max(1, product.trial_months)), -1),
        isTrial: product.trial_months > 0,
        features: product.features,
        photos: product.photo_limit,
        couplesPerMonth: product.couples_per_month,
        rivals: product.rivals,
      },
    },
    call.now,
  );
}

/** Creates the payment of the chosen product's first month, at the displayed price; none for a free product. */
async function oweFirstMonth(
  tx: Tx,
  { now, language }: SaveCall,
  owed: { customerId: number; providerId: number; product: SignupProduct },
): Promise<void> {
  const { product, customerId, providerId } = owed;
  const { trial_months: trial, trial_minor, monthly_minor, next_minor } = product;
  const isFree = trial > 0 && trial_minor === 0;
  const amountMinor = isFree ? next_minor : trial > 0 ? trial_minor : monthly_minor;
  if (amountMinor === 0) return;
  const from = addMonths(dayIn(zone, now), isFree ? trial : 0);
  const month = isFree ? trial + 1 : 1;
  const description = product.words[language];
  await owePackage(tx, { customerId, providerId, description, amountMinor, month, from }, now);
}

/** Creates the users of the customer: the first is the owner, the others are invited. */
async function addPeople(tx: Tx, call: SaveCall, { form }: WizardRow, customerId: number) {
  const { now, language, body } = call;
  const people: { id: number; email: string; fullName: string; path: string | undefined }[] = [];
  for (const [index, person] of (form.users ?? []).entries()) {
    const isOwner = index === 0;
    const identityNumber = isOwner && !isCorporate(form.companyType) ? form.identityNumber : null;
    const id = await addUser(
      tx,
      customerId,
      { ...person, roleId: isOwner ? 'owner' : 'sales', language, identityNumber },
      now,
    );
    if (isOwner) {
      await activateUser(tx, id, person.username, now);
      await setPassword(tx, id, body.password ?? '', now);
    }
    people.push({
      id,
      email: person.email,
      fullName: `${person.name} ${person.surname}`,
      path: isOwner ? undefined : await openInvitation(tx, { id, customer_id: customerId }, now),
    });
  }
  return people;
}

/** Creates customer, provider and users of a complete registration, and signs the owner in. */
export async function finishWizard(
  tx: Tx,
  call: SaveCall,
  row: WizardRow,
): Promise<AfterCommit<Saved>> {
  await assertWhole(tx, call, row);
  const { now, language, body } = call;
  const account = await openAccount(tx, call, row);
  const customerId = account.id;
  const [product] = await offeredProducts(tx, row.form.productId ?? 0);
  if (!product) throw refused('wizard_incomplete');
  const providerId = await openPage(tx, call, row, { customerId, product });
  await oweFirstMonth(tx, call, { customerId, providerId, product });
  const people = await addPeople(tx, call, row, account.id);
  const [owner, ...others] = people;
  if (!owner) throw refused('wizard_incomplete');
  for (const { id } of people)
    await linkUser(tx, { customerId: account.id, userId: id, providerId });
  const photos = await imagesOf(tx, row.id);
  await addFirstPhotos(tx, { customerId: account.id, providerId }, photos, now);
  await writeOutcome(
    tx,
    row,
    {
      customerId: account.id,
      ownerId: owner.id,
      termsEdition: TERMS_EDITION,
      termsAddress: call.address,
      wantsNews: body.wantsNews ?? false,
    },
    now,
  );
  const answer = await signedInAnswer(tx, call, owner.id);
  return new AfterCommit(async () => {
    const params = { account: account.name, inviter: owner.fullName, username: usernameOf(row) };
    const receiver = (full_name: string) => ({ full_name, preferred_language: language });
    await Promise.all([
      sendEmail(call, receiver(owner.fullName), owner.email, 'signupDone', params, call.publicUrl),
      ...others.map(({ fullName, email, path }) =>
        sendEmail(
          call,
          receiver(fullName),
          email,
          'invitation',
          params,
          `${call.publicUrl}${path}`,
        ),
      ),
    ]);
    return answer;
  });
}

const usernameOf = ({ form: { users = [] } }: WizardRow) => users[0]?.username ?? '';

async function signedInAnswer(tx: Tx, call: SaveCall, ownerId: number): Promise<Saved> {
  const owner = await findAccount(tx, ownerId);
  const row = await findWizard(tx, call.body.hash);
  if (!owner || !row) throw refused('wizard_finished');
  const { session } = await signedIn(tx, call, owner);
  const wizard = await wizardOf(tx, row, call);
  return { data: { wizard: { ...wizard, isOwn: true }, session } };
}

/** Signs the owner of a finished registration in again, if the first response was lost. */
export async function signInAgain(
  tx: Tx,
  call: SaveCall,
  row: WizardRow,
): Promise<Saved | AfterCommit<Saved>> {
  const over = () => rejectAndCommit(refused('wizard_finished'));
  const age = call.now.getTime() - Date.parse(row.finished_at ?? '');
  if (row.owner_id === null || age > AGAIN_HOURS * HOUR_MS) return over();
  await limitChallenges(tx, call);
  const owner = await findAccount(tx, row.owner_id);
  const isCorrect = await isPassword(owner?.password_hash ?? undefined, call.body.password ?? '');
  return isCorrect && owner && !owner.two_factor_enabled
    ? signedInAnswer(tx, call, owner.id)
    : over();
}
