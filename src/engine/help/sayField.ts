import type { KindName } from '../definition/kinds.ts';
import { labelKey, memberKey, type Field } from '../fields/field.ts';
import { rowFields } from '../fields/rows/rowFields.ts';
import type { HelpItem } from './help.ts';
import { sayGate } from './sayGate.ts';
import { sayItems, sayLimits } from './sayLimits.ts';
import type { Speaker } from './speaker.ts';

type Say = (speaker: Speaker, field: Field) => string;

const plain =
  (key: string): Say =>
  (speaker) =>
    speaker.say(`accepts.${key}`);

const counted: Say = (speaker, { facts }) =>
  speaker.say(facts.integer ? 'accepts.integer' : 'accepts.number');

const choice: Say = (speaker, { resource, path, facts }) => {
  const values = (facts.values ?? []).map(
    (one) => speaker.word(memberKey(resource, path, one)) || one,
  );
  return facts.many
    ? speaker.say('accepts.choices', { values: speaker.and(values) })
    : speaker.say('accepts.choice', { values: speaker.or(values) });
};

const reference: Say = (speaker, { facts }) => {
  const name = speaker.word(`resources.${facts.ref ?? ''}.name`, { smart_count: 2 });
  if (name === '') return speaker.say(facts.many ? 'accepts.listedMany' : 'accepts.listed');
  return speaker.say(facts.many ? 'accepts.records' : 'accepts.record', { name });
};

/** What each kind takes, as a sentence. */
const ACCEPTS: Readonly<Record<KindName, Say>> = {
  id: counted,
  version: counted,
  number: counted,
  text: plain('text'),
  longText: plain('longText'),
  richText: plain('richText'),
  money: (speaker, { facts }) =>
    speaker.say(facts.integer ? 'accepts.wholeMoney' : 'accepts.money'),
  percent: plain('percent'),
  rating: plain('rating'),
  boolean: plain('boolean'),
  enum: choice,
  status: choice,
  configItem: (speaker, { facts }) =>
    speaker.say(facts.many ? 'accepts.listedMany' : 'accepts.listed'),
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

/** What a value of the field may be, whoever asks for it. */
export function sayAccepted(speaker: Speaker, field: Field): string[] {
  const limits = sayLimits(speaker, field);
  // That text takes text goes without saying once something else is said.
  if (field.kind === 'text' && limits.length > 0) return limits;
  return [ACCEPTS[field.kind](speaker, field), ...limits];
}

/** A field of a form: whether it must be filled, what it takes, when it shows and what else there is to know. */
export function sayField(speaker: Speaker, field: Field): HelpItem {
  const { facts, settings, path } = field;
  const shown = Object.fromEntries(Object.entries(settings.when ?? {}));
  const help = speaker.own(`help.${path}`);
  const fields = speaker.resource.manifest.fields;
  const rows = field.kind === 'rows' ? rowFields(field) : [];
  return {
    term: speaker.word(labelKey(field)),
    says: [
      ...(facts.required && !facts.nullable ? [speaker.say('form.required')] : []),
      ...(facts.oneOf
        ? [speaker.word('engine.form.oneOf', { names: speaker.or(facts.oneOf.map(speaker.label)) })]
        : []),
      ...sayAccepted(speaker, field),
      ...sayItems(speaker, facts),
      ...(settings.when
        ? [speaker.say('form.when', { condition: speaker.conditions(shown, fields, 'field') })]
        : []),
      ...sayGate(speaker, settings),
      ...(help === '' ? [] : [help]),
    ],
    ...(rows.length > 0 ? { items: rows.map((row) => sayField(speaker, row)) } : {}),
  };
}
