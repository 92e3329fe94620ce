/** Letters that one text message of 7 bits holds; Turkish letters among them by the national table of phones here. */
const PLAIN = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-zÄÅÆÉÑÖØÜßàäåæèéìñòöøùü£¥§¿¡¤ΔΦΓΛΩΠΨΣΘΞ]*$/;
const TURKISH = /[çÇğĞıİşŞ]/g;
/** Letters that take two places. */
const DOUBLE = /[{}[\]~\\|^€]/g;

const split = (length: number, single: number, each: number) => ({
  segments: length === 0 ? 0 : length <= single ? 1 : Math.ceil(length / each),
  left: length <= single ? single - length : each - (length % each || each),
});

/**
 * Returns the number of SMS that a text needs and the number of characters that fit into the last one;
 * the API counts again.
 */
export function smsParts(text: string): { segments: number; left: number } {
  const simple = text.replace(DOUBLE, 'aa');
  if (PLAIN.test(simple)) return split(simple.length, 160, 153);
  const turkish = simple.replace(TURKISH, 'aa');
  if (PLAIN.test(turkish)) return split(turkish.length, 155, 149);
  return split(text.length, 70, 67);
}
