/** Connects two phones through the switchboard. */
export interface TelephonyPort {
  /** Rings `from` first, then `to` (E.164); a retry has the same `callKey`. */
  call(request: {
    from: string;
    to: string;
    callKey: string;
  }): Promise<{ ok: true; id: string } | { ok: false; reason: 'busy' | 'unreachable' | 'refused' }>;
}
