import type { Tone } from '../../ui/tone.ts';

/** Minimum points of a medium and of a high risk. */
const MEDIUM = 30;
const HIGH = 60;

/** Returns the level and the tone of a risk of 0 to 100 points. */
export function riskLevel(risk: number): { name: 'low' | 'medium' | 'high'; tone: Tone } {
  if (risk >= HIGH) return { name: 'high', tone: 'danger' };
  return risk >= MEDIUM ? { name: 'medium', tone: 'warning' } : { name: 'low', tone: 'success' };
}
