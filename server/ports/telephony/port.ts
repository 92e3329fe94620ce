/** Connects two people through the switchboard. */
export interface TelephonyPort {
  /** Rings `from` first, then `to` (E.164); `callKey` is the same for a repeated request. */
  call(request: {
    from: string;
    to: string;
    callKey: string;
  }): Promise<{ ok: true; id: string } | { ok: false; reason: 'busy' | 'unreachable' | 'refused' }>;
}
