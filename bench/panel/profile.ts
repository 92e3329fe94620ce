import type { CDPSession } from 'playwright-core';

/** Emulated slow device and network. */
export interface Profile {
  name: string;
  /** Slowdown factor of the processor. */
  cpu: number;
  latencyMs: number;
  /** Throughput in both directions; -1 for no limit. */
  bytesPerSecond: number;
}

export const profiles: readonly Profile[] = [
  { name: 'unthrottled', cpu: 1, latencyMs: 0, bytesPerSecond: -1 },
  { name: 'mobile', cpu: 4, latencyMs: 150, bytesPerSecond: 1_600_000 / 8 },
];

export async function applyProfile(session: CDPSession, profile: Profile): Promise<void> {
  const { cpu, latencyMs, bytesPerSecond } = profile;
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
