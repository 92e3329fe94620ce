import type { KindName } from '../definition/kinds.ts';
import { labelKey, memberKey, type Field } from '../definition/field.ts';
import { rowFields } from '../kinds/rows/rowFields.ts';
import type { HelpItem } from './help.ts';
import { describeFeatureGate } from './describeFeatureGate.ts';
import { describeItemLimits, describeLimits, isChosenId } from './describeLimits.ts';
import type { Describer } from './describer.ts';
import { describeRules } from './describeRules.ts';

type DescribeValue = (describer: Describer, field: Field) => string;

const fixedText =
  (key: string): DescribeValue =>
  (describer) =>
    describer.helpText(`accepts.${key}`);

const listed: DescribeValue = (describer, { facts }) =>
  describer.helpText(facts.many ? 'accepts.listedMany' : 'accepts.listed');

const counted: DescribeValue = (describer, field) =>
  isChosenId(field.facts)
    ? listed(describer, field)
    : describer.helpText(field.facts.integer ? 'accepts.integer' : 'accepts.number');

const choice: DescribeValue = (describer, { resource, path, facts }) => {
  const values = (facts.values ?? []).map(
    (one) => describer.optionalText(memberKey(resource, path, one)) || one,
  );
  return facts.many
    ? describer.helpText('accepts.choices', { values: describer.and(values) })
    : describer.helpText('accepts.choice', { values: describer.or(values) });
};

const reference: DescribeValue = (describer, { facts }) => {
  const name = describer.optionalText(`resources.${facts.ref ?? ''}.name`, { smart_count: 2 });
  if (name === '') return describer.helpText(facts.many ? 'accepts.listedMany' : 'accepts.listed');
  return describer.helpText(facts.many ? 'accepts.records' : 'accepts.record', { name });
};

/** Sentence about the accepted values, by kind. */
const ACCEPTS: Readonly<Record<KindName, DescribeValue>> = {
  id: counted,
  version: counted,
  number: counted,
  text: fixedText('text'),
  longText: fixedText('longText'),
  richText: fixedText('richText'),
  money: (describer, { facts }) =>
    describer.helpText(facts.integer ? 'accepts.wholeMoney' : 'accepts.money'),
  percent: fixedText('percent'),
  rating: fixedText('rating'),
  boolean: fixedText('boolean'),
  enum: choice,
  status: choice,
  configItem: listed,
  reference,
  date: fixedText('date'),
  dateTime: fixedText('dateTime'),
  ago: fixedText('dateTime'),
  email: fixedText('email'),
  phone: fixedText('phone'),
  phoneOrEmail: fixedText('phoneOrEmail'),
  url: fixedText('url'),
  videoLink: fixedText('videoLink'),
  image: fixedText('image'),
  file: fixedText('file'),
  address: fixedText('address'),
  mapPoint: fixedText('mapPoint'),
  identityNumber: fixedText('identityNumber'),
  taxNumber: fixedText('taxNumber'),
  iban: fixedText('iban'),
  password: fixedText('password'),
  tags: fixedText('tags'),
  weekPrices: fixedText('weekPrices'),
  rows: fixedText('rows'),
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
  const help = describer.resourceText(`help.${path}`);
  const fields = describer.resource.manifest.fields;
  const rows = field.kind === 'rows' ? rowFields(field) : [];
  return {
    term: describer.optionalText(labelKey(field)),
    sentences: [
      ...(facts.required && !facts.nullable ? [describer.helpText('form.required')] : []),
      ...(facts.oneOf
        ? [
            describer.optionalText('engine.form.oneOf', {
              names: describer.or(facts.oneOf.map(describer.label)),
            }),
          ]
        : []),
      ...describeAcceptedValue(describer, field),
      ...describeItemLimits(describer, facts),
      ...describeRules(describer, field),
      ...(facts.onlyOne === undefined ? [] : [describer.optionalText('engine.form.onlyOne')]),
      ...(settings.when
        ? [
            describer.helpText('form.when', {
              condition: describer.conditions(shown, fields, 'field'),
            }),
          ]
        : []),
      ...describeFeatureGate(describer, settings),
      ...(help === '' ? [] : [help]),
    ],
    ...(rows.length > 0 ? { items: rows.map((row) => describeField(describer, row)) } : {}),
  };
}
