const [FIRST, LAST] = [0xfe80, 0xfefc];

/**
 * Presentation forms of each letter and of lam-alef: isolated, final, and for joining letters initial and medial.
 */
const FORMS = new Map<string, string[]>();
for (let code = FIRST; code <= LAST; code++) {
  const form = String.fromCodePoint(code);
  const letter = form.normalize('NFKC');
  FORMS.set(letter, [...(FORMS.get(letter) ?? []), form]);
}

const LETTERS = /ل[اأإآ]|./gsu;
const isMark = (text: string) => /^\p{Mn}$/u.test(text);
const countForms = (text: string | undefined) => FORMS.get(text ?? '')?.length ?? 0;

/**
 * Replaces Arabic letters by their contextual presentation forms. The PDF library does not shape fonts correctly:
 * it misplaces the dots of decomposed letters.
 */
export function joinArabic(text: string): string {
  const letters = text.match(LETTERS) ?? [];
  return letters
    .map((letter, index) => {
      const previous = letters.slice(0, index).findLast((one) => !isMark(one));
      const next = letters.slice(index + 1).find((one) => !isMark(one));
      const isAfter = countForms(letter) > 1 && countForms(previous) === 4;
      const isBefore = countForms(letter) === 4 && countForms(next) > 1;
      return FORMS.get(letter)?.[(isAfter ? 1 : 0) + (isBefore ? 2 : 0)] ?? letter;
    })
    .join('');
}
