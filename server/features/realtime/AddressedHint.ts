import type { RealtimeHint } from '../../ports/realtime/port.ts';

/** A hint with whom it is for, as it goes from process to process. */
export interface AddressedHint {
  hint: RealtimeHint;
  users: { id: number; uuid: string }[];
}

/** Reads what `tellHint` wrote; undefined where a process of another version wrote something else. */
export function parseAddressedHint(payload: string): AddressedHint | undefined {
  const told: unknown = JSON.parse(payload);
  if (typeof told !== 'object' || told === null || !('hint' in told && 'users' in told))
    return undefined;
  // cast: only tellHint of this product writes to the channel, and its shape is looked at
  return told as AddressedHint;
}
