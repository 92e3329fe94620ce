import type { FeatureGate } from '../definition/config.ts';
import type { Describer } from './describer.ts';

/** Describes the required package feature, and whether users without it see a locked entry or nothing. */
export function describeFeatureGate(
  describer: Describer,
  { needs, locked }: FeatureGate,
): string[] {
  if (needs === undefined) return [];
  const feature = describer.optionalText(`features.${needs}.title`);
  return [describer.helpText(locked === 'hide' ? 'gate.hidden' : 'gate.locked', { feature })];
}
