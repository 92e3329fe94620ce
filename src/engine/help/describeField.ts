import type { KindName } from '../definition/kinds.ts';
import { labelKey, memberKey, type Field } from '../definition/field.ts';
import { rowFields } from '../kinds/rows/rowFields.ts';
import type { HelpItem } from './help.ts';
import { describeFeatureGate } from './describeFeatureGate.ts';
import { describeItemLimits, describeLimits, isChosenId } from './describeLimits.ts';
import type { Describer } from './describer.ts';
import { describeRules } from './describeRules.ts';

type Say = (describer: Describer, field: Field) => string;

const plain =
  (key: string): Say =>
  (describer) =>
    describer.say(`accepts.${key}`);

const listed: Say = (describer, { facts }) =>
  describer.say(facts.many ? 'accepts.listedMany' : 'accepts.listed');

const counted: Say = (describer, field) =>
  isChosenId(field.facts)
    ? listed(describer, field)
    : describer.say(field.facts.integer ? 'accepts.integer' : 'accepts.number');

const choice: Say = (describer, { resource, path, facts }) => {
  const values = (facts.values ?? []).map(
    (one) => describer.word(memberKey(resource, path, one)) || one,
  );
  return facts.many
    ? describer.say('accepts.choices', { values: describer.and(values) })
    : describer.say('accepts.choice', { values: describer.or(values) });
};

const reference: Say = (describer, { facts }) => {
  const name = describer.word(`resources.${facts.ref ?? ''}.name`, { smart_count: 2 });
  if (name === '') return describer.say(facts.many ? 'accepts.listedMany' : 'accepts.listed');
  return describer.say(facts.many ? 'accepts.records' : 'accepts.record', { name });
};

/** Sentence about the accepted values, by kind. */
const ACCEPTS: Readonly<Record<KindName, Say>> = {
  id: counted,
  version: counted,
  number: counted,
  text: plain('text'),
  longText: plain('longText'),
  richText: plain('richText'),
  money: (describer, { facts }) =>
    describer.say(facts.integer ? 'accepts.wholeMoney' : 'accepts.money'),
  percent: plain('percent'),
  rating: plain('rating'),
  boolean: plain('boolean'),
  enum: choice,
  status: choice,
  configItem: listed,
  reference,
  date: plain('date'),
  dateTime: plain('dateTime'),
  ago: plain('dateTime'),
  email: plain('email'),
  phone: plain('phone'),
  phoneOrEmail: plain('phoneOrEmail'),
  url: plain('url'),
  videoLink: plain('videoLink'),
  image: plain('image'),
  file: plain('file'),
  address: plain('address'),
  mapPoint: plain('mapPoint'),
  identityNumber: plain('identityNumber'),
  taxNumber: plain('taxNumber'),
  iban: plain('iban'),
  password: plain('password'),
  tags: plain('tags'),
  weekPrices: plain('weekPrices'),
  rows: plain('rows'),
};

/** Describes the accepted values of a field, regardless of the form that contains it. */
export function describeAcceptedValue(describer: Describer, field: Field): string[] {
  const limits = describeLimits(describer, field);
  // For a text field with limits, the limits suffice.
  if (field.kind === 'text' && limits.length > 0) return limits;
  return [ACCEPTS[field.kind](describer, field), ...limits];
}

/** Describes a form's field: whether it is required, accepted values, rules, conditions and help. */
export function describeField(describer: Describer, field: Field): HelpItem {
  const { facts, settings, path } = field;
  const shown = Object.fromEntries(Object.entries(settings.when ?? {}));
  const help = describer.own(`help.${path}`);
  const fields = describer.resource.manifest.fields;
  const rows = field.kind === 'rows' ? rowFields(field) : [];
  return {
    term: describer.word(labelKey(field)),
    says: [
      ...(facts.required && !facts.nullable ? [describer.say('form.required')] : []),
      ...(facts.oneOf
        ? [
            describer.word('engine.form.oneOf', {
              names: describer.or(facts.oneOf.map(describer.label)),
            }),
          ]
        : []),
      ...describeAcceptedValue(describer, field),
      ...describeItemLimits(describer, facts),
      ...describeRules(describer, field),
      ...(facts.onlyOne === undefined ? [] : [describer.word('engine.form.onlyOne')]),
      ...(settings.when
        ? [describer.say('form.when', { condition: describer.conditions(shown, fields, 'field') })]
        : []),
      ...describeFeatureGate(describer, settings),
      ...(help === '' ? [] : [help]),
    ],
    ...(rows.length > 0 ? { items: rows.map((row) => describeField(describer, row)) } : {}),
  };
}
