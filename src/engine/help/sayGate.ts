import type { FeatureGate } from '../definition/config.ts';
import type { Speaker } from './speaker.ts';

/** Which feature of the package something takes, and what is seen without it. */
export function sayGate(speaker: Speaker, { needs, locked }: FeatureGate): string[] {
  if (needs === undefined) return [];
  const feature = speaker.word(`features.${needs}.title`);
  return [speaker.say(locked === 'hide' ? 'gate.hidden' : 'gate.locked', { feature })];
}
