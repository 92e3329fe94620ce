// Written by openapi/generate.ts from openapi/generator/smsSize.ts. Do not edit.

/** Maximum number of SMS messages per text. */
export const MAX_SEGMENTS = 3;

export interface SmsSize {
  /**
   * `gsm7-tr` if a character needs the Turkish single shift table, `ucs2` if a character is in no GSM table,
   * otherwise `gsm7`.
   */
  encoding: 'gsm7' | 'gsm7-tr' | 'ucs2';
  /** Number of SMS messages that are sent and charged; 0 for an empty text. */
  segments: number;
  /** Units left in the last segment; a character takes one or two. */
  remaining: number;
}

/** Basic characters of GSM 03.38, one septet each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that take an escape and a septet in every GSM message. */
const EXTENDED = new Set('\f^{}\\[~]|€');
/** Characters that take an escape and a septet in a message with the Turkish single shift table. */
const TURKISH = new Set('ĞğİıŞşç');

interface Limits {
  single: number;
  /** Units per segment of a concatenated message. */
  part: number;
}

/** Units of 140 octets; a header takes 7 septets for concatenation, 5 for the table, 11 for both. */
const LIMITS: Record<SmsSize['encoding'], Limits> = {
  gsm7: { single: 160, part: 153 },
  'gsm7-tr': { single: 155, part: 149 },
  ucs2: { single: 70, part: 67 },
};

/** Returns the size of a text as SMS. Counts by the standard; an SMS provider's bill may differ. */
export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const encoding = encodingOf(characters);
  const costs = characters.map((character) => costOf(character, encoding));
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const { single, part } = LIMITS[encoding];
  if (total <= single) {
    return { encoding, segments: total === 0 ? 0 : 1, remaining: single - total };
  }
  const { segments, used } = packed(costs, part);
  return { encoding, segments, remaining: part - used };
}

function encodingOf(characters: string[]): SmsSize['encoding'] {
  let turkish = false;
  for (const character of characters) {
    if (TURKISH.has(character)) turkish = true;
    else if (!BASIC.has(character) && !EXTENDED.has(character)) return 'ucs2';
  }
  return turkish ? 'gsm7-tr' : 'gsm7';
}

function costOf(character: string, encoding: SmsSize['encoding']): number {
  if (encoding === 'ucs2') return character.length;
  return BASIC.has(character) ? 1 : 2;
}

/** Counts the segments and the units of the last one. A character of two units is never split between segments. */
function packed(costs: number[], part: number): { segments: number; used: number } {
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > part) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return { segments, used };
}
