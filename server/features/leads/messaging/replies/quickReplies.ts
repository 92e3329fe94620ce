import type { Schemas } from '#contract/types.ts';
import type { Language } from '../../../../http/call.ts';
import { translate } from '../../../../http/messages.ts';
import { writtenDay } from '../../../../http/writtenDay.ts';
import type { Day } from '../../../../time/day.ts';
import type { LeadFact } from '../../rules/completeness.ts';
import { priceInWords } from './priceInWords.ts';

/** Model with a price. */
export interface Priced {
  name: string;
  min: number | null;
  max: number | null;
}

/** Facts of which the reply templates of a lead are composed. */
export interface ReplyFacts {
  /** Names of the greeting, or their placeholder. */
  couple: string;
  day: Schemas['QuickReplies']['day'];
  freeDays: readonly Day[];
  missing: readonly LeadFact[];
  prices: readonly Priced[];
}

type Key = Schemas['QuickReplyKey'];

const lines = (all: readonly string[]) => all.map((line) => `- ${line}`).join('\n');

/** Returns the reply templates that fit the facts, in display order; unknown values stay as placeholders. */
export function quickReplies(
  { couple, day, freeDays, missing, prices }: ReplyFacts,
  language: Language,
): Schemas['QuickReply'][] {
  const reply = (
    key: Key,
    words: Key | 'other_dates_taken',
    params: Record<string, string> = {},
  ) => ({
    key,
    body: [
      translate(language, 'quickReplies', 'greeting', 'greeting', { couple }),
      translate(language, 'quickReplies', words, key, params),
      translate(language, 'quickReplies', 'closing', 'closing'),
    ].join('\n\n'),
  });
  const days = lines(freeDays.map((free) => writtenDay(free, language, 'full')));
  const questions = lines(missing.map((fact) => translate(language, 'askFor', fact, fact)));
  const listed = lines(
    prices.length > 0
      ? prices.map(({ name, ...price }) => `${name}: ${priceInWords(price, language)}`)
      : ['{{offer}}: {{price}}'],
  );
  return [
    ...(day === 'unknown' ? [] : [reply('available', 'available')]),
    ...(freeDays.length === 0
      ? []
      : [reply('other_dates', day === 'taken' ? 'other_dates_taken' : 'other_dates', { days })]),
    ...(missing.length === 0 ? [] : [reply('missing', 'missing', { asked: questions })]),
    reply('price_list', 'price_list', { prices: listed }),
  ];
}
