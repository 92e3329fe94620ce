import type { Tone } from '../../src/ui/tone.ts';

/** Prefixes of states with the same meaning in most businesses. */
const TONES: readonly [RegExp, Tone][] = [
  [
    /^(active|paid|done|deal|success|approved|published|confirmed|sent|running|completed)/,
    'success',
  ],
  [/^(new|invited|open|trial|draft|queued|scheduled|planned)/, 'info'],
  [/^(pending|waiting|hold|on_hold|review|in_review|expiring|overdue)/, 'warning'],
  [/^(failed|rejected|unpaid|refused|cancel|error|blocked|declined)/, 'danger'],
];

/** Guesses the colour of a state for a draft. */
export function toneOf(state: string): Tone {
  return TONES.find(([pattern]) => pattern.test(state))?.[1] ?? 'neutral';
}
