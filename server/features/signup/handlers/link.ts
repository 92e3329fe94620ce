import { invalid, refused, ApiError } from '../../../http/apiError.ts';
import type { Call, SystemHandler, Tx } from '../../../http/call.ts';
import { faultsOfStep } from '../faults.ts';
import { finishWizard, signInAgain } from '../finish.ts';
import { afterStep, statusOf } from '../rules.ts';
import { wizardOf } from '../shape.ts';
import { findWizard, imagesOf, writeProgress, type WizardRow } from '../store.ts';

const unknown = () => new ApiError('not_found', { reason: 'wizard_unknown' });

/**
 * Locks and returns the registration of a link.
 * @throws ApiError if the link is unknown or no longer open
 */
export async function openWizard(tx: Tx, hash: string, now: Date): Promise<WizardRow> {
  const row = await findWizard(tx, hash, true);
  if (!row) throw unknown();
  const status = statusOf(row, now);
  if (status !== 'open') throw refused(`wizard_${status}`);
  return row;
}

/** Returns a registration as last saved, from any device. */
export const getProviderWizard: SystemHandler<'getProviderWizard'> = {
  system: async (tx, call) => {
    const row = await findWizard(tx, call.params.hash);
    if (!row) throw unknown();
    return { data: await wizardOf(tx, row, call) };
  },
};

async function saveStep(tx: Tx, call: Call<'saveProviderWizard'>, row: WizardRow) {
  const { body, now } = call;
  const next = afterStep(row, body);
  const faults = await faultsOfStep(tx, body.step, next.form);
  if (body.step === 'images' && (await imagesOf(tx, row.id)).length === 0)
    faults.push({ path: 'images', code: 'required' });
  if (faults.length > 0) throw invalid(...faults);
  await writeProgress(tx, row.id, next, now);
  const saved = { ...row, form: next.form, done: [...next.done], saved_at: now.toISOString() };
  return { data: { wizard: await wizardOf(tx, saved, call), session: null } };
}

/** Saves a step; the last one creates the customer. */
export const saveProviderWizard: SystemHandler<'saveProviderWizard'> = {
  system: async (tx, call) => {
    const { hash, step } = call.body;
    if (step === 'agreement') {
      const found = await findWizard(tx, hash, true);
      if (found?.finished_at != null) return signInAgain(tx, call, found);
    }
    const row = await openWizard(tx, hash, call.now);
    return step === 'agreement' ? finishWizard(tx, call, row) : saveStep(tx, call, row);
  },
};
