import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';
import { staleCurrent } from '../../engine/form/refusal.ts';
import type { Application } from './useMerchant.ts';

/** A draft that was sent on an older version than the one that is there. */
export interface DraftConflict {
  mine: Schemas['MerchantApplicationSave'];
  theirs: Application;
  /** The application that the typing started from. */
  base: Application;
}

const isApplication = (value: unknown): value is Application =>
  typeof get(value, 'version') === 'number';

/** Returns the application as it is now if a draft was refused because a newer one is there. */
export function staleDraft(error: unknown): Application | undefined {
  const current = staleCurrent(error);
  return isApplication(current) ? current : undefined;
}
