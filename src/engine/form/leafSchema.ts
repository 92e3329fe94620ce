import { z } from 'zod';
import { isIdentityNumber, isTaxNumber } from '#contract/checkDigits.ts';
import { holdsContactDetails } from '#contract/contactDetails.ts';
import { formats } from '#contract/formats.ts';
import { parseVideo } from '#contract/parseVideo.ts';
import type { Facts, FieldMap } from '../definition/manifest.ts';
import { region } from '../../ui/region.ts';
import { isDay } from '../controls/calendar/day.ts';
import { isAhead } from '../kinds/dateTime/isAhead.ts';
import { dayFrom } from '../kinds/date/dayFrom.ts';
import { textLength } from '../controls/textLength.ts';
import { sizeText } from '../controls/upload/fileLimits.ts';
import { isPhoneText } from '../kinds/phoneOrEmail/phoneOrEmail.ts';
import { ibanSchema } from './ibanSchema.ts';
import { fileSchema } from './fileSchema.ts';
import { isBlank } from './isBlank.ts';
import { requiredOr, validationMessage } from './validationMessage.ts';
import { weekPricesSchema } from './weekPricesSchema.ts';

const PHONE = /^\+[1-9]\d{5,14}$/;

/** Adds the checks of a phone number or an e-mail address; a text of digits is validated as a phone number. */
const phoneOrEmailSchema = (schema: z.ZodString) =>
  schema
    .refine((text) => !isPhoneText(text) || PHONE.test(text), validationMessage('phone'))
    .refine((text) => isPhoneText(text) || formats.email.test(text), validationMessage('email'));

function textSchema(facts: Facts): z.ZodType {
  let schema = z.string({ error: requiredOr('invalid') });
  if (facts.kind === 'email') schema = schema.regex(formats.email, validationMessage('email'));
  if (facts.kind === 'url') schema = schema.regex(formats['web-url'], validationMessage('url'));
  if (facts.kind === 'videoLink')
    schema =
      facts.hosts === 'any'
        ? schema.regex(formats['https-url'], validationMessage('httpsUrl'))
        : schema.refine((url) => parseVideo(url) !== undefined, validationMessage('video'));
  if (facts.kind === 'phone') return schema.regex(PHONE, validationMessage('phone'));
  if (facts.kind === 'phoneOrEmail') return phoneOrEmailSchema(schema);
  if (facts.kind === 'identityNumber')
    schema = schema.refine(
      (text) => isIdentityNumber(text, region().country),
      validationMessage('identityNumber'),
    );
  if (facts.kind === 'taxNumber')
    return schema.refine(
      (text) => isTaxNumber(text, region().country),
      validationMessage('taxNumber'),
    );
  // A password may consist of spaces; other texts must not.
  if (facts.minLength !== undefined && facts.kind !== 'password')
    schema = schema.refine((text) => text.trim() !== '', validationMessage('required'));
  const { minLength: least = 0, maxLength: most = Number.POSITIVE_INFINITY } = facts;
  if (least > 1)
    schema = schema.refine(
      (text) => textLength(text) >= least,
      validationMessage('minLength', { smart_count: least }),
    );
  if (Number.isFinite(most))
    schema = schema.refine(
      (text) => textLength(text) <= most,
      validationMessage('maxLength', { smart_count: most }),
    );
  if (facts.pattern !== undefined && facts.kind === 'text')
    schema = schema.regex(new RegExp(facts.pattern, 'u'), validationMessage('invalid'));
  return facts.noContacts
    ? schema.refine((text) => !holdsContactDetails(text), validationMessage('contactDetails'))
    : schema;
}

function numberSchema(facts: Facts): z.ZodType {
  let schema = z.number({ error: requiredOr('number') });
  if (facts.integer) schema = schema.refine(Number.isSafeInteger, validationMessage('integer'));
  if (facts.minimum !== undefined)
    schema = schema.min(facts.minimum, validationMessage('min', { min: facts.minimum }));
  if (facts.maximum !== undefined)
    schema = schema.max(facts.maximum, validationMessage('max', { max: facts.maximum }));
  return schema;
}

/** Adds the limits of a day. @param dayOf returns the day (YYYY-MM-DD) of a value */
function withLimits(
  schema: z.ZodString,
  facts: Facts,
  now: Date,
  dayOf: (value: string) => string,
): z.ZodType {
  const latest = facts.notAfter && dayFrom(now, facts.notAfter);
  const earliest = facts.notBefore && dayFrom(now, facts.notBefore);
  let limited = schema;
  if (latest)
    limited = limited.refine(
      (value) => dayOf(value) <= latest,
      validationMessage(facts.notAfter === '-18y' ? 'adult' : 'dateMax', { max: latest }),
    );
  if (earliest)
    limited = limited.refine(
      (value) => dayOf(value) >= earliest,
      validationMessage('dateMin', { min: earliest }),
    );
  return limited;
}

function dateSchema(facts: Facts, now: Date): z.ZodType {
  const schema = z.string({ error: requiredOr('date') }).refine(isDay, validationMessage('date'));
  return withLimits(schema, facts, now, (day) => day);
}

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

function dateTimeSchema(facts: Facts, now: Date): z.ZodType {
  const schema = z
    .string({ error: requiredOr('date') })
    .refine(isMoment, validationMessage('date'));
  // Compared at validation time, because a form may be open for hours.
  const ahead = isAhead(facts)
    ? schema.refine((moment) => Date.parse(moment) > Date.now(), validationMessage('past'))
    : schema;
  return withLimits(ahead, facts, now, (moment) =>
    isMoment(moment) ? dayFrom(new Date(moment), '+0d') : '',
  );
}

function oneSchema(facts: Facts, now: Date): z.ZodType {
  const { values } = facts;
  switch (facts.kind) {
    case 'enum':
    case 'status':
      return z
        .string({ error: requiredOr('oneOf') })
        .refine((member) => values?.includes(member) ?? false, validationMessage('oneOf'));
    case 'boolean':
      return z
        .boolean({ error: requiredOr('invalid') })
        .refine(
          (value) => facts.mustBe === undefined || value === facts.mustBe,
          validationMessage('required'),
        );
    case 'number':
    case 'money':
    case 'reference':
    case 'tags':
      return numberSchema(facts);
    case 'percent':
      return numberSchema({ minimum: 0, maximum: 100, ...facts });
    case 'rating':
      return numberSchema({ minimum: 1, maximum: 5, ...facts, integer: true });
    case 'iban':
      return ibanSchema();
    case 'date':
      return dateSchema(facts, now);
    case 'dateTime':
      return dateTimeSchema(facts, now);
    case 'image':
    case 'file':
      return fileSchema(facts);
    default:
      return textSchema(facts);
  }
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Returns the total size of the files that are not stored yet. */
const newBytes = (files: readonly unknown[]) =>
  files.reduce<number>((sum, file) => sum + (file instanceof File ? file.size : 0), 0);

function manySchema(facts: Facts, now: Date): z.ZodType {
  const member = facts.fields
    ? rowSchema(facts.fields, now)
    : oneSchema({ ...facts, required: true }, now);
  const least = facts.minItems ?? (facts.required ? 1 : 0);
  if (facts.kind === 'weekPrices') return weekPricesSchema(member, least);
  let schema = z.array(member, { error: requiredOr('invalid') });
  if (least > 0)
    schema = schema.min(
      least,
      validationMessage(least === 1 ? 'required' : 'minItems', { smart_count: least }),
    );
  if (facts.maxItems !== undefined)
    schema = schema.max(
      facts.maxItems,
      validationMessage('maxItems', { smart_count: facts.maxItems }),
    );
  const { maxTotalBytes } = facts;
  if (maxTotalBytes !== undefined)
    schema = schema.refine(
      (files) => newBytes(files) <= maxTotalBytes,
      validationMessage('filesTotal', { size: sizeText(maxTotalBytes) }),
    );
  return facts.uniqueItems ? schema.refine(isUnique, validationMessage('uniqueItems')) : schema;
}

/** Returns the schema of a value with members; if it is not required, it may be null as a whole. */
function wholeSchema(facts: Facts, fields: FieldMap, now: Date): z.ZodType {
  const schema = rowSchema(fields, now);
  if (facts.required && !facts.nullable)
    return z.preprocess((value) => (value === '' ? {} : (value ?? {})), schema);
  return z.preprocess((value) => (isBlank(value) ? null : value), schema.nullish());
}

/** Returns the schema of a field by the contract's facts; it accepts empty values unless the field is required. */
export function leafSchema(facts: Facts, now: Date): z.ZodType {
  if (facts.fields && !facts.many) return wholeSchema(facts, facts.fields, now);
  const schema = facts.many ? manySchema(facts, now) : oneSchema(facts, now);
  if (facts.required && !facts.nullable)
    return z.preprocess((value) => (value === '' ? undefined : value), schema);
  return z.preprocess((value) => (value === '' ? null : value), schema.nullish());
}

/** Returns the schema of an object from its facts by dotted path. */
export function rowSchema(
  fields: Readonly<Record<string, Facts>>,
  now: Date,
  paths: readonly string[] = Object.keys(fields),
): z.ZodObject<Record<string, z.ZodType>, z.core.$loose> {
  const shape: Record<string, z.ZodType> = {};
  const groups = new Map<string, Record<string, Facts>>();
  for (const path of paths) {
    const facts = fields[path];
    if (!facts || facts.kind === 'object') continue;
    const dot = path.indexOf('.');
    if (dot < 0) shape[path] = leafSchema(facts, now);
    else {
      const head = path.slice(0, dot);
      const group = groups.get(head) ?? {};
      group[path.slice(dot + 1)] = facts;
      groups.set(head, group);
    }
  }
  for (const [head, group] of groups)
    shape[head] = z.preprocess((value) => value ?? {}, rowSchema(group, now));
  return z.looseObject(shape, { error: validationMessage('invalid') });
}
