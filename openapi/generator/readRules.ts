import { fieldsOfRule, isMoment, type Rule } from './brokenRules.ts';

/**
 * Schema that rules are read from. `npm run contract` copies this file to generated/ for the API, so that
 * generator and API interpret rules alike.
 */
export interface RuledSchema {
  readonly properties?: Readonly<Record<string, RuledSchema>>;
  readonly items?: RuledSchema;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly RuledSchema[];
  readonly if?: RuledSchema;
  readonly then?: RuledSchema;
  readonly else?: RuledSchema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-rules'?: readonly object[];
}

/** Minimum and maximum number of operands of each keyword of `x-rules`. */
export const OPERANDS = {
  after: [2, 2],
  atLeast: [2, 2],
  less: [2, 2],
  between: [3, 3],
  filled: [2, 20],
} as const;

type Word = keyof typeof OPERANDS;

const OPERATORS = Object.keys(OPERANDS).join(', ');
const RULE_OPTIONS = ['at', 'code', 'least'];

const isWord = (word: string): word is Word => Object.hasOwn(OPERANDS, word);

function refuse(problem: string): never {
  throw new Error(problem);
}

/** Reads one rule of `x-rules`, with the paths of its fields below a prefix. */
function readRule(mark: object, prefix: string): Rule {
  const entries: [string, unknown][] = Object.entries(mark);
  const unknown = entries.find(([word]) => !isWord(word) && !RULE_OPTIONS.includes(word));
  if (unknown)
    refuse(
      `x-rules has no operator ${unknown[0]}, only ${OPERATORS}, with ${RULE_OPTIONS.join(', ')}`,
    );
  const [[word, given] = ['', undefined], ...others] = entries.filter(([one]) => isWord(one));
  if (!isWord(word) || others.length > 0) refuse(`each of x-rules has exactly one of ${OPERATORS}`);
  const operands: unknown[] = Array.isArray(given) ? given : [];
  const texts = operands.filter((one) => typeof one === 'string');
  const [fewest, most] = OPERANDS[word];
  if (texts.length < operands.length || texts.length < fewest || texts.length > most)
    refuse(`x-rules ${word} takes ${fewest === most ? fewest : `${fewest} or more`} names`);
  const under = (operand: string) => (isMoment(operand) ? operand : `${prefix}${operand}`);
  const { at, code, least } = Object.fromEntries(entries);
  const places = [at ?? (word === 'filled' ? texts : texts.slice(0, 1))].flat();
  return {
    kind: word,
    of: texts.map(under),
    at: places.map(String).map(under),
    ...(typeof code === 'string' && { code }),
    ...(word === 'filled' && { least: typeof least === 'number' ? least : 1 }),
  };
}

/** Returns the values that an `if` expects of a field, by `const` or `enum`. */
function expectedValues(schema: RuledSchema): (string | number | boolean)[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const expected = values.filter(
    (one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean',
  );
  if (expected.length === 0) refuse('an if names each field with const or enum');
  return expected;
}

/** @throws Error for a JSON Schema condition that nothing here enforces */
function readCondition(schema: RuledSchema, prefix: string): Rule[] {
  const { if: condition, then } = schema;
  if (schema.else) refuse('else is not supported: write the other case as another if');
  if (!condition) return [];
  const more = Object.entries(then?.properties ?? {}).find(
    ([, one]) => Object.keys(one).length > 0,
  );
  if (more) refuse(`a then supports required only, not ${more[0]}`);
  const of = (then?.required ?? []).map((name) => `${prefix}${name}`);
  if (of.length === 0) refuse('an if needs a then with required');
  const when: Record<string, (string | number | boolean)[]> = {};
  for (const [name, one] of Object.entries(condition.properties ?? {}))
    when[`${prefix}${name}`] = expectedValues(one);
  return [{ kind: 'required', of, at: of, when }];
}

function assertFields(word: string, rules: Rule[], schema: RuledSchema, prefix: string): Rule[] {
  const fieldNames = Object.keys(schema.properties ?? {});
  const named = rules.flatMap((rule) => [...fieldsOfRule(rule), ...rule.at]);
  const lost = named
    .map((path) => path.slice(prefix.length))
    .find((name) => !fieldNames.includes(name));
  if (lost !== undefined) refuse(`${word} names ${lost}, expected one of ${fieldNames.join(', ')}`);
  return rules;
}

/**
 * Returns the rules of a body and of its nested objects: `x-rules`, `dependentRequired`, and `if` with `then`.
 * @param whole resolves references and merges `allOf`, except conditions
 * @throws Error for an unknown keyword or field
 */
export function readRules<S extends RuledSchema>(
  given: S,
  whole: (schema: RuledSchema) => RuledSchema,
  prefix = '',
): Rule[] {
  const schema = whole(given);
  const marked = (schema['x-rules'] ?? []).map((mark) => readRule(mark, prefix));
  const dependent = Object.entries(schema.dependentRequired ?? {}).map(([name, required]): Rule => {
    const of = required.map((one) => `${prefix}${one}`);
    return { kind: 'required', of, at: of, when: { [`${prefix}${name}`]: 'filled' } };
  });
  const conditional = [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    readCondition(part, prefix),
  );
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { readOnly, properties, items } = whole(property);
    const member = items && whole(items);
    const lost = (['x-rules', 'if', 'dependentRequired'] as const).find((word) => member?.[word]);
    if (lost) refuse(`${lost} stands in the members of ${name}, where nothing reads it`);
    return readOnly || !properties ? [] : readRules(property, whole, `${prefix}${name}.`);
  });
  return [
    ...assertFields('x-rules', marked, schema, prefix),
    ...assertFields('dependentRequired', dependent, schema, prefix),
    ...assertFields('if', conditional, schema, prefix),
    ...inside,
  ];
}
