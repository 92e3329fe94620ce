/**
 * Characters that search treats as equal; each line begins with their representative. A migration has written this
 * table into databases: never edit it, add a new table with a new migration.
 */
const GROUPS = [
  'aAÀÁÂÃÄÅàáâãäåĀāĂăĄą',
  'bB',
  'cCÇçĆćĈĉĊċČč',
  'dDĎďĐđ',
  'eEÈÉÊËèéêëĒēĔĕĖėĘęĚě',
  'fF',
  'gGĜĝĞğĠġĢģ',
  'hHĤĥĦħ',
  'iIİıÌÍÎÏìíîïĨĩĪīĬĭĮį',
  'jJĴĵ',
  'kKĶķ',
  'lLĹĺĻļĽľĿŀŁł',
  'mM',
  'nNÑñŃńŅņŇň',
  'oOÒÓÔÕÖØòóôõöøŌōŎŏŐő',
  'pP',
  'qQ',
  'rRŔŕŖŗŘř',
  'sSŚśŜŝŞşŠšȘș',
  'tTŢţŤťŦŧȚț',
  'uUÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲų',
  'vV',
  'wWŴŵ',
  'xX',
  'yYÝýÿŶŷŸ',
  'zZŹźŻżŽž',
  'ßẞ',
  'æÆ',
  'œŒ',
  'þÞ',
  'ðÐ',
  'ŋŊ',
  'əƏ',
];

const FIRST_MARK = 0x300;
const LAST_MARK = 0x36f;

/** Returns the combining accents, which are dropped, so that a letter and its decomposed form are equal. */
function combiningMarks(): string {
  const count = LAST_MARK - FIRST_MARK + 1;
  return Array.from({ length: count }, (_, i) => String.fromCodePoint(FIRST_MARK + i)).join('');
}

const representatives = GROUPS.map((group) => [...group][0] ?? '');

/** Frequent characters that map to themselves, first because translate() scans the table linearly. */
const FREQUENT = ` ${representatives.slice(0, 26).join('')}0123456789`;

const variants = GROUPS.flatMap((group) => [...group].slice(1));
const replacements = GROUPS.flatMap((group) => [...group].slice(1).map(() => [...group][0] ?? ''));

/** Second argument of translate(). */
export const FOLD_FROM = `${FREQUENT}${variants.join('')}${combiningMarks()}`;
/** Third argument of translate(): shorter, so that characters without a counterpart are dropped. */
export const FOLD_TO = `${FREQUENT}${replacements.join('')}`;
