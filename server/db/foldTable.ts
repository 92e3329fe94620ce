/**
 * The letters that search takes for one another, each line beginning with the one that stands for all.
 * A migration has written this table into databases: never edit it, add a new table with a new migration.
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

/** Accents written as characters of their own: dropped, so that a letter and its decomposed form are the same. */
function combiningMarks(): string {
  const count = LAST_MARK - FIRST_MARK + 1;
  return Array.from({ length: count }, (_, i) => String.fromCodePoint(FIRST_MARK + i)).join('');
}

const representatives = GROUPS.map((group) => [...group][0] ?? '');

/** Sent along unchanged and first, because translate() looks through the table from its beginning. */
const FREQUENT = ` ${representatives.slice(0, 26).join('')}0123456789`;

const variants = GROUPS.flatMap((group) => [...group].slice(1));
const replacements = GROUPS.flatMap((group) => [...group].slice(1).map(() => [...group][0] ?? ''));

/** The second argument of translate(). */
export const FOLD_FROM = `${FREQUENT}${variants.join('')}${combiningMarks()}`;
/** Its third: shorter, what has no counterpart is dropped. */
export const FOLD_TO = `${FREQUENT}${replacements.join('')}`;
