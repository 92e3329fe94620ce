import type { Handler } from '../../../http/call.ts';
import { invalid, type FieldFault } from '../../../http/apiError.ts';
import { findChoices, putChoices } from '../preferenceStore.ts';
import { preferencesOf } from '../rules.ts';

export const getNotificationPreferences: Handler<'getNotificationPreferences'> = async (
  tx,
  { principal },
) => ({ data: preferencesOf(await findChoices(tx, principal)) });

/** Updates preferences; a repeated type and channel is ignored. */
export const updateNotificationPreferences: Handler<'updateNotificationPreferences'> = async (
  tx,
  { body, principal },
) => {
  const names = body.changes.map(({ type, channel }) => `${type} ${channel}`);
  const faults = names.flatMap((name, index): FieldFault[] =>
    names.indexOf(name) < index ? [{ path: `changes[${index}]`, code: 'uniqueItems' }] : [],
  );
  if (faults.length > 0) throw invalid(...faults);
  await putChoices(tx, principal, body.changes);
  return { data: preferencesOf(await findChoices(tx, principal)) };
};
