import { isKind } from '../../src/engine/definition/kinds.ts';
import type { Facts, FieldMap, Manifest } from '../../src/engine/definition/manifest.ts';
import { labelKey } from '../../src/engine/definition/field.ts';
import type { Draft } from './draft.ts';
import { humanise, singular } from './humanise.ts';

/** Tree of messages, as an i18n file contains it. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

type Describe = (path: string) => string | undefined;

const SHORT = 24;

/** Sets a message at its path. @returns false if the path conflicts with another message */
function setPath(tree: MessageTree, path: readonly string[], message: string): boolean {
  const [step = '', ...rest] = path;
  const existing = tree[step];
  if (rest.length === 0) {
    if (existing !== undefined && typeof existing !== 'string') return false;
    tree[step] = message;
    return true;
  }
  const below = existing ?? {};
  if (typeof below === 'string') return false;
  tree[step] = below;
  return setPath(below, rest, message);
}

/** Returns the contract's description if it is short enough for a label, else the field's name in words. */
function labelOf(path: string, describe: Describe): string {
  const steps = path.replace(/\.name$/, '').split('.');
  const described = describe(path)?.replace(/\.$/, '') ?? '';
  const isLabel = described !== '' && described.length <= SHORT && !/[,:;.]/.test(described);
  if (isLabel && !path.includes('.name')) return described;
  return humanise(steps.at(-1)?.replace(/(?<=.)Id$/, '') ?? path);
}

/**
 * Returns the key under which the engine looks up a label: below the path for a kind that holds
 * labels of its own.
 */
function keyOf(path: string, { kind, many, fields }: Facts): string[] {
  const rendered = many && fields ? 'rows' : isKind(kind) ? kind : 'text';
  return labelKey({ resource: '', path, kind: rendered }).split('.').slice(3);
}

interface Labels {
  fields: MessageTree;
  values: MessageTree;
  /** Paths whose label conflicts with another one, for a developer to decide. */
  conflicting: string[];
}

/** Adds labels of fields and of their enum members; rows contain the labels of their own fields. */
function label(labels: Labels, fields: FieldMap, describe: Describe, above: string[] = []): void {
  for (const [path, facts] of Object.entries(fields)) {
    if (facts.kind === 'object' || facts.kind === 'version' || path.startsWith('allowed.'))
      continue;
    const steps = [...above, ...path.split('.')];
    const dotted = steps.join('.');
    const message = labelOf(dotted, describe);
    const key = keyOf(dotted, facts);
    if (!setPath(labels.fields, key, message)) labels.conflicting.push(dotted);
    for (const value of facts.values ?? [])
      setPath(labels.values, [...steps, value], humanise(value));
    if (facts.fields && key.length > steps.length) label(labels, facts.fields, describe, steps);
  }
}

function filterLabels(manifest: Manifest, labels: Labels, describe: Describe): void {
  for (const [name, facts] of Object.entries(manifest.list?.filters ?? {})) {
    const message = name === 'q' ? `Search ${humanise(manifest.name).toLowerCase()}` : undefined;
    setPath(labels.fields, ['filters', name], message ?? labelOf(name, describe));
    for (const value of facts.values ?? []) setPath(labels.values, [name, value], humanise(value));
  }
}

function actionMessages(draft: Draft): MessageTree {
  return Object.fromEntries(
    Object.keys(draft.actions ?? {}).map((name) => {
      const message = humanise(name);
      return [name, { do: message, ask: '', done: `${message}: done.` }];
    }),
  );
}

const messagesFor = (names: Iterable<string>): MessageTree =>
  Object.fromEntries([...new Set(names)].map((name) => [name, humanise(name)]));

/** Drafts all messages that the engine needs, in English; also returns the paths whose labels conflict. */
export function draftMessages(
  manifest: Manifest,
  draft: Draft,
  describe: Describe,
): { messages: MessageTree; conflicting: string[] } {
  const one = humanise(singular(manifest.name));
  const many = humanise(manifest.name);
  const labels: Labels = { fields: {}, values: {}, conflicting: [] };
  const actionFields = Object.values(manifest.actions ?? {}).map(({ fields }) => fields);
  for (const fields of [
    manifest.fields,
    manifest.create?.fields ?? {},
    manifest.update?.fields ?? {},
    ...actionFields,
  ])
    label(labels, fields, describe);
  filterLabels(manifest, labels, describe);
  const groups = [draft.show?.groups, draft.create?.form, draft.edit?.form];
  const views = Object.keys(draft.list?.views ?? {});
  const messages: MessageTree = {
    name: `${one} |||| ${many}`,
    ...(draft.create && { create: `Add ${one.toLowerCase()}` }),
    empty: { title: `No ${many.toLowerCase()} yet`, text: 'They appear here once there are some.' },
    ...(views.length > 0 && { views: messagesFor(views) }),
    groups: messagesFor(groups.flatMap((group) => Object.keys(group ?? {}))),
    fields: labels.fields,
    ...(Object.keys(labels.values).length > 0 && { values: labels.values }),
    ...(draft.actions && { actions: actionMessages(draft) }),
  };
  return { messages, conflicting: [...new Set(labels.conflicting)] };
}
