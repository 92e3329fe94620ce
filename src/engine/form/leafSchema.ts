import { z } from 'zod';
import type { Facts } from '../definition/manifest.ts';
import { isIdentityNumber, isTaxNumber } from './checksums.ts';
import { dayFrom } from '../fields/date/dayFrom.ts';

/** A message as react-admin translates it: key and values. */
const say = (message: string, args: Record<string, string | number> = {}) =>
  `@@react-admin@@${JSON.stringify({ message: `validation.${message}`, args })}`;

const missing = (value: unknown) => value === undefined || value === null || value === '';
const requiredOr = (message: string) => (issue: { input: unknown }) =>
  say(missing(issue.input) ? 'required' : message);

const EMAIL = /^[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[^\s@<>()[\],;:]+$/;
const PHONE = /^\+[1-9]\d{5,14}$/;

function textSchema(facts: Facts): z.ZodType {
  let schema = z.string({ error: requiredOr('invalid') });
  if (facts.kind === 'email') schema = schema.regex(EMAIL, say('email'));
  if (facts.kind === 'url') schema = schema.regex(/^https:\/\/\S+\.\S+$/i, say('url'));
  if (facts.kind === 'phone') return schema.regex(PHONE, say('phone'));
  if (facts.kind === 'identityNumber')
    schema = schema.refine(isIdentityNumber, say('identityNumber'));
  if (facts.kind === 'taxNumber') return schema.refine(isTaxNumber, say('taxNumber'));
  if (facts.minLength !== undefined && facts.minLength > 1)
    schema = schema.min(facts.minLength, say('minLength', { smart_count: facts.minLength }));
  if (facts.maxLength !== undefined)
    schema = schema.max(facts.maxLength, say('maxLength', { smart_count: facts.maxLength }));
  if (facts.pattern !== undefined && facts.kind === 'text')
    schema = schema.regex(new RegExp(facts.pattern, 'u'), say('invalid'));
  return schema;
}

function numberSchema(facts: Facts): z.ZodType {
  let schema = z.number({ error: requiredOr('number') });
  if (facts.integer) schema = schema.refine(Number.isSafeInteger, say('integer'));
  if (facts.minimum !== undefined)
    schema = schema.min(facts.minimum, say('min', { min: facts.minimum }));
  if (facts.maximum !== undefined)
    schema = schema.max(facts.maximum, say('max', { max: facts.maximum }));
  return schema;
}

function dateSchema(facts: Facts, now: Date): z.ZodType {
  const latest = facts.notAfter && dayFrom(now, facts.notAfter);
  const earliest = facts.notBefore && dayFrom(now, facts.notBefore);
  let schema = z
    .string({ error: requiredOr('date') })
    .refine(
      (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)),
      say('date'),
    );
  if (latest)
    schema = schema.refine(
      (day) => day <= latest,
      say(facts.notAfter === '-18y' ? 'adult' : 'dateMax', { max: latest }),
    );
  if (earliest) schema = schema.refine((day) => day >= earliest, say('dateMin', { min: earliest }));
  return schema;
}

function oneSchema(facts: Facts, now: Date): z.ZodType {
  const { values } = facts;
  switch (facts.kind) {
    case 'enum':
      return z
        .string({ error: requiredOr('oneOf') })
        .refine((member) => values?.includes(member) ?? false, say('oneOf'));
    case 'boolean':
      return z.boolean({ error: requiredOr('invalid') });
    case 'number':
    case 'money':
    case 'reference':
      return numberSchema(facts);
    case 'date':
      return dateSchema(facts, now);
    case 'dateTime':
      return z
        .string({ error: requiredOr('date') })
        .refine((moment) => !Number.isNaN(Date.parse(moment)), say('date'));
    case 'image':
    case 'file':
      return z.unknown().refine((file) => !missing(file), say('imageRequired'));
    default:
      return textSchema(facts);
  }
}

function manySchema(facts: Facts, now: Date): z.ZodType {
  const member = facts.fields
    ? rowSchema(facts.fields, now)
    : oneSchema({ ...facts, required: true }, now);
  const least = facts.minItems ?? (facts.required ? 1 : 0);
  let schema = z.array(member, { error: requiredOr('invalid') });
  if (least > 0)
    schema = schema.min(least, say(least === 1 ? 'required' : 'minItems', { smart_count: least }));
  if (facts.maxItems !== undefined)
    schema = schema.max(facts.maxItems, say('maxItems', { smart_count: facts.maxItems }));
  return schema;
}

/** The schema of one field by the contract's facts; empty is allowed unless the field is required. */
export function leafSchema(facts: Facts, now: Date): z.ZodType {
  const schema = facts.many ? manySchema(facts, now) : oneSchema(facts, now);
  if (facts.required && !facts.nullable)
    return z.preprocess((value) => (value === '' ? undefined : value), schema);
  return z.preprocess((value) => (value === '' ? null : value), schema.nullish());
}

/** The schema of an object by its dotted paths. */
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
  return z.looseObject(shape);
}
