import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';
import { staleCurrent } from '../../engine/form/refusal.ts';
import type { Application } from './useMerchant.ts';

/** Conflict of a draft that was based on an older version than the current one. */
export interface DraftConflict {
  mine: Schemas['MerchantApplicationSave'];
  theirs: Application;
  /** Version of the application that the form's input is based on. */
  base: Application;
}

const isApplication = (value: unknown): value is Application =>
  typeof get(value, 'version') === 'number';

/** Returns the current application if the API rejected a draft because of a newer version; otherwise undefined. */
export function staleDraft(error: unknown): Application | undefined {
  const current = staleCurrent(error);
  return isApplication(current) ? current : undefined;
}
