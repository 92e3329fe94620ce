import type { RealtimeHint } from '../../ports/realtime/port.ts';

/** Broadcast with its recipients, as sent between processes. */
export interface AddressedHint {
  hint: RealtimeHint;
  users: { id: number; uuid: string }[];
}

/** Parses a payload of broadcast.ts; undefined for that of another version. */
export function parseAddressedHint(payload: string): AddressedHint | undefined {
  const parsed: unknown = JSON.parse(payload);
  if (typeof parsed !== 'object' || parsed === null || !('hint' in parsed && 'users' in parsed))
    return undefined;
  // cast: only broadcast.ts writes to the channel, and the shape is checked
  return parsed as AddressedHint;
}
