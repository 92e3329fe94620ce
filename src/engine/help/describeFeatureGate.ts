import type { FeatureGate } from '../definition/config.ts';
import type { Describer } from './describer.ts';

/** Names the feature of the package that something takes, and what is seen without it. */
export function describeFeatureGate(
  describer: Describer,
  { needs, locked }: FeatureGate,
): string[] {
  if (needs === undefined) return [];
  const feature = describer.word(`features.${needs}.title`);
  return [describer.say(locked === 'hide' ? 'gate.hidden' : 'gate.locked', { feature })];
}
