/** Simulated behaviour of a card; its number is discarded after validation. */
export interface TestCard {
  brand: string;
  /** Error code of the bank's decline. */
  refusal?: string;
  /** Verdict of the bank's page, in place of the user's choice there. */
  verdict?: string;
  /** True if the gateway declines before the bank's page. */
  isRefusedAtOnce?: boolean;
}

/** The gateway's published test numbers with special behaviour. */
const CARDS: Readonly<Record<string, TestCard>> = {
  '4111111111111129': { brand: 'VISA', refusal: '10051' },
  '4129111111111111': { brand: 'VISA', refusal: '10005' },
  '4127111111111113': { brand: 'VISA', refusal: '10041' },
  '4126111111111114': { brand: 'VISA', refusal: '10043' },
  '4125111111111115': { brand: 'VISA', refusal: '10054' },
  '4124111111111116': { brand: 'VISA', refusal: '10084' },
  '4121111111111119': { brand: 'VISA', refusal: '10034' },
  '4131111111111117': { brand: 'VISA', verdict: '0' },
  '4141111111111115': { brand: 'VISA', verdict: '4' },
  '4151111111111112': { brand: 'VISA', isRefusedAtOnce: true },
};

/** Numbers that are accepted although their check digit is wrong. */
export const TEST_CARD_NUMBERS = Object.keys(CARDS);

const BRANDS: readonly [RegExp, string][] = [
  [/^9792/, 'TROY'],
  [/^3[47]/, 'AMERICAN_EXPRESS'],
  [/^(5[1-5]|2[2-7])/, 'MASTER_CARD'],
  [/^4/, 'VISA'],
];

const luhn = (number: string) =>
  [...number].toReversed().reduce((sum, digit, index) => {
    const value = (digit.codePointAt(0) ?? 48) - 48;
    const doubled = index % 2 === 1 ? value * 2 : value;
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

/** Returns the behaviour of a card; undefined if the text is no card number. */
export function testCard(number: string): TestCard | undefined {
  const special = CARDS[number];
  if (special) return special;
  if (!/^\d{15,19}$/.test(number) || !luhn(number)) return undefined;
  return { brand: BRANDS.find(([start]) => start.test(number))?.[1] ?? 'CARD' };
}
