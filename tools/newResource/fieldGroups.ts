import { isKind } from '../../src/engine/definition/kinds.ts';
import type { Facts, FieldMap } from '../../src/engine/definition/manifest.ts';

const OMITTED_KINDS = new Set(['object', 'id', 'version', 'password']);
const CONTACT = new Set(['email', 'phone', 'phoneOrEmail', 'url', 'address', 'mapPoint']);
const LONG = new Set(['longText', 'richText']);

/** Returns the fields whose values the engine can render, in the contract's order. */
export function renderable(fields: FieldMap): [string, Facts][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== 'object' && isKind(kind));
}

/**
 * Returns true if a draft omits the field, because it adds nothing for a user: an id whose record is named as
 * well, or bookkeeping.
 */
export function isOmitted(path: string, fields: FieldMap): boolean {
  const named = path.endsWith('.id') ? path.slice(0, -2) : `${path.replace(/Id$/, '')}.`;
  const isNamed = /(\.id|Id)$/.test(path) && Object.hasOwn(fields, `${named}name`);
  return isNamed || path.startsWith('allowed.') || OMITTED_KINDS.has(fields[path]?.kind ?? '');
}

function groupOf(path: string, { kind, readOnly }: Facts): string {
  if (path.includes('.')) return path.slice(0, path.indexOf('.'));
  if (CONTACT.has(kind)) return 'contact';
  if (LONG.has(kind)) return 'texts';
  return readOnly && kind === 'dateTime' ? 'record' : 'general';
}

/** Groups fields: nested ones by their object, others by their kind. Single fields join `general`. */
export function groupFields(paths: readonly string[], fields: FieldMap): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const facts = fields[path];
    if (!facts) continue;
    const group = groupOf(path, facts);
    found.set(group, [...(found.get(group) ?? []), path]);
  }
  const large = [...found].filter(([name, { length }]) => name === 'general' || length > 1);
  const named = new Set(large.map(([name]) => name));
  const alone = [...found].filter(([name]) => !named.has(name)).flatMap(([, own]) => own);
  const general = [...(found.get('general') ?? []), ...alone];
  const others = large.filter(([name]) => name !== 'general');
  return { ...(general.length > 0 && { general }), ...Object.fromEntries(others) };
}
