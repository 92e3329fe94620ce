import { isKind } from '../../src/engine/definition/kinds.ts';
import { DRAFT_MARK } from '../../i18n/draftMark.ts';
import { tones } from '../../src/ui/tone.ts';
import type { Manifest } from '../../src/engine/definition/manifest.ts';
import type { Draft } from './draft.ts';
import type { MessageTree } from './draftMessages.ts';

type KnownMessages = ReadonlyMap<string, string> | undefined;

/** Lists the messages of a tree as `dotted.key: text`, without those that other entities share. */
function newMessages(tree: MessageTree, known: KnownMessages, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== 'string') return newMessages(value, known, `${above}${key}.`);
    return known?.has(above + key) ? [] : [`${above}${key}: ${value || '–'}`];
  });
}

function unrenderable({ fields, create, update }: Manifest): string[] {
  const all = { ...fields, ...create?.fields, ...update?.fields };
  return Object.entries(all).flatMap(([path, { kind }]) =>
    kind === 'object' || isKind(kind) ? [] : [`${path} (${kind})`],
  );
}

function unlisted(manifest: Manifest, draft: Draft): string[] {
  const shown = new Set([...(draft.list?.columns ?? []), ...(draft.list?.more ?? [])]);
  return Object.entries(manifest.fields).flatMap(([path, { kind }]) =>
    kind === 'object' || shown.has(path) ? [] : [path],
  );
}

/** Returns the enum columns without colours. */
function colourless({ fields }: Manifest, draft: Draft): string[] {
  return [...(draft.list?.columns ?? []), ...(draft.list?.more ?? [])].filter(
    (path) => fields[path]?.values && !draft.fields[path]?.tone,
  );
}

/** Returns the rules of the contract that a definition does not repeat, as texts. */
function rulesOf({ create, update, review, operations }: Manifest): string[] {
  const rules = [...(create?.rules ?? []), ...(update?.rules ?? [])];
  const sentences = rules.map(({ kind, of: [first, ...others] }) =>
    [first, kind, ...others].join(' '),
  );
  const features = Object.values(operations).flatMap(({ feature }) => feature ?? []);
  return [
    ...new Set([
      ...sentences,
      ...features.map((feature) => `feature ${feature}`),
      ...(create?.quota ? [`quota ${create.quota.limit}`] : []),
      ...(review?.again ? [`back to approval ${review.again.join(' ')}`] : []),
      ...(review?.beside ? [`kept beside until approved ${review.beside.join(' ')}`] : []),
    ]),
  ];
}

/** Returns the decisions that the contract does not contain and a developer makes, one per line. */
export function openDecisions(
  manifest: Manifest,
  draft: Draft,
  messages: MessageTree,
  { conflicting, known }: { conflicting: readonly string[]; known?: KnownMessages },
): string[] {
  const list = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title}: ${names.join(', ')}`] : [];
  const coloured = Object.keys(draft.fields).filter((path) => draft.fields[path]?.tone);
  const required = manifest.list?.required ?? [];
  return [
    'Menu: group, order, icon; needs and locked if a package restricts it; a badge.',
    ...list('Route parameters that a link must contain', openParams(manifest)),
    `Title: ${draft.title} names a record.`,
    ...list('Columns, prune and order', draft.list?.columns ?? []),
    ...list('Fields without a column', unlisted(manifest, draft)),
    ...list('Filters, prune and order', draft.list?.filters ?? []),
    ...list('Filters that the API requires', required),
    ...list('Views, merge those that users process together', Object.keys(draft.list?.views ?? {})),
    ...list('Colours are guessed', coloured),
    ...list(`May have colours, of ${tones.join(', ')}`, colourless(manifest, draft)),
    ...(draft.list?.import ? ['Records can be imported from files; omit `import` if not.'] : []),
    ...list('Kinds that the engine does not render', unrenderable(manifest)),
    ...list('Bulk actions, prune', draft.list?.bulk ?? []),
    ...list(
      'Actions: which is primary, which requires a confirmation; `undo` is guessed',
      Object.keys(draft.actions ?? {}),
    ),
    ...list('Derived from the contract, in forms, API, help and tests', rulesOf(manifest)),
    ...(manifest.operations['remove']
      ? ['Records can be deleted; set `remove: false` if not.']
      : []),
    ...list('Labels in conflict, because a field and an object share the name', conflicting),
    `Messages that are drafts in English; the other languages mark them with ${DRAFT_MARK.trim()}, and npm run check lists them until they are translated:\n    ${newMessages(messages, known).join('\n    ')}`,
  ];
}

const openParams = ({ params }: Manifest) => params.filter((name) => name !== 'customerId');
