/** Source file of the contract. */
export interface Source {
  /** Path such as `openapi/schemas/discount.yaml`. */
  file: string;
  text: string;
}

/** All supported extensions; `docs/contract.md` defines each. */
export const WORDS = [
  'x-accept',
  'x-advised-length',
  'x-as',
  'x-aspect',
  'x-body-limit',
  'x-category-type',
  'x-config-list',
  'x-cover',
  'x-crud',
  'x-currency',
  'x-feature',
  'x-filter',
  'x-formats',
  'x-hosts',
  'x-id',
  'x-impersonation',
  'x-main',
  'x-max-bytes',
  'x-max-picture-bytes',
  'x-max-records',
  'x-max-total-bytes',
  'x-max-width',
  'x-merge-fields',
  'x-min-width',
  'x-not-after',
  'x-not-before',
  'x-order',
  'x-owner',
  'x-permission',
  'x-promise',
  'x-quota',
  'x-rate-limit',
  'x-ref',
  'x-refusals',
  'x-resource',
  'x-review',
  'x-rich-text',
  'x-rules',
  'x-search',
  'x-states',
  'x-title',
  'x-transitions',
  'x-unique',
] as const;

/** JSON Schema keywords that API, forms, help and tests support. */
export const STANDARD_WORDS = [
  'const',
  'default',
  'dependentRequired',
  'enum',
  'if',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'oneOf',
  'pattern',
  'readOnly',
  'required',
  'uniqueItems',
] as const;

/** Values of `x-as`: kinds of values that JSON Schema cannot express. */
export const SHOWN_AS = [
  'address',
  'ago',
  'file',
  'iban',
  'identity-number',
  'image',
  'long-text',
  'map-point',
  'money',
  'password',
  'percent',
  'phone',
  'phone-or-email',
  'rating',
  'rich-text',
  'tags',
  'tax-number',
  'url',
  'version',
  'video-link',
  'week-prices',
] as const;

interface Found {
  value: string;
  at: string;
}

/** Returns matches of the first group of a pattern, with file and line. */
function found(sources: readonly Source[], pattern: RegExp): Found[] {
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([, value = '']) => ({
        value,
        at: `${file}:${index + 1}`,
      })),
    ),
  );
}

/** Returns a line for each unsupported extension, each kind that no screen renders, and each unknown entity. */
export function wordProblems(sources: readonly Source[]): string[] {
  const words: ReadonlySet<string> = new Set(WORDS);
  const kinds: ReadonlySet<string> = new Set(SHOWN_AS);
  const entities = new Set(
    found(sources, /(?<![\w-])(?:x-resource|x-id): ([\w-]+)/g).map(({ value }) => value),
  );
  const strange = (pattern: RegExp, allowed: ReadonlySet<string>, what: string) =>
    found(sources, pattern)
      .filter(({ value }) => !allowed.has(value))
      .map(({ value, at }) => `${at}: ${value} is no ${what}, expected one of ${joined(allowed)}`);
  return [
    ...strange(/(?:^|[\s{,'"])(x-[a-z0-9-]+)['"]?:(?=\s|$)/g, words, 'word of the contract'),
    ...strange(/(?<![\w-])x-as: ([\w-]+)/g, kinds, 'kind of value (x-as)'),
    ...strange(/(?<![\w-])x-ref: ([\w-]+)/g, entities, 'entity (x-ref)'),
  ];
}

const joined = (allowed: ReadonlySet<string>) => [...allowed].toSorted().join(', ');

/**
 * Returns file and line of a problem's subject: the operation, or the rule in which one of its names occurs; empty
 * if nothing is found.
 */
export function placeOf(problem: string, sources: readonly Source[]): string {
  const [, operation = ''] = /^(\w+): /.exec(problem) ?? [];
  const [, name = ''] = /(?:names|has no operator) ([\w.-]+)/.exec(problem) ?? [];
  const [, word = ''] = /^\w+: ([\w-]+)[^:]* (?:names|has no operator) /.exec(problem) ?? [];
  const escaped = name.replaceAll('.', String.raw`\.`);
  const linesWith = (words: string) =>
    name === ''
      ? []
      : found(sources, new RegExp(String.raw`^.*(?:${words}).*\b(${escaped})\b`, 'g'));
  // A list of rules may start on the line below its key.
  const [inRule] = [
    ...(word === '' ? [] : linesWith(`${word}:`)),
    ...(word === 'x-rules' ? linesWith('after|atLeast|less|between|filled') : []),
  ];
  if (word === 'filter') {
    const file = operation === '' ? '' : placeOf(`${operation}: `, sources).split(':')[0];
    const own = sources.filter((one) => one.file === file);
    const [named] = found(own, new RegExp(String.raw`^.*\bname: (${escaped})\b`, 'g'));
    if (named) return named.at;
  }
  const id = new RegExp(String.raw`operationId: (${operation})\b`, 'g');
  const [ofOperation] = operation === '' ? [] : found(sources, id);
  return (inRule ?? ofOperation)?.at ?? '';
}
