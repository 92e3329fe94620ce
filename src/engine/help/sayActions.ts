import type { RuntimeAction } from '../definition/runtimeDefinition.ts';
import { getField } from '../fields/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { sayField } from './sayField.ts';
import { sayGate } from './sayGate.ts';
import { stateWord } from './sayStates.ts';
import { actionWord, type Speaker } from './speaker.ts';
import { STATE_FIELD, statesOf, type StateChange } from './stateChanges.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

/** From which states it is offered; nothing where the record alone decides. */
function sayFrom(speaker: Speaker, slot: RuntimeAction, own: readonly StateChange[]): string[] {
  const all = statesOf(speaker.resource);
  const starts = unique(slot.set ? (slot.from ?? all) : own.map(({ from }) => from));
  if (starts.length === 0) return [];
  if (starts.length === all.length) return [speaker.say('actions.anywhere')];
  const states = speaker.or(starts.map((state) => stateWord(speaker, state)));
  return [speaker.say('actions.from', { states })];
}

/** What follows for the state. */
function sayTo(speaker: Speaker, own: readonly StateChange[]): string[] {
  const ends = unique(own.map(({ to }) => stateWord(speaker, to)));
  if (ends.length === 0) return [];
  const states = speaker.or(ends);
  return [speaker.say(ends.length > 1 ? 'actions.toOneOf' : 'actions.to', { states })];
}

/** What a declared change sets besides the state. */
function saySets(speaker: Speaker, slot: RuntimeAction): string[] {
  const { [STATE_FIELD]: _, ...others } = slot.set ?? {};
  if (Object.keys(others).length === 0) return [];
  const fields = speaker.resource.manifest.update?.fields ?? {};
  return [speaker.say('actions.sets', { conditions: speaker.conditions(others, fields, 'field') })];
}

/** Whether and how it can be taken back: at once, later by other actions, or not. */
function sayUndo(
  speaker: Speaker,
  name: string,
  slot: RuntimeAction,
  changes: readonly StateChange[],
): string[] {
  if (slot.undo === true) return [speaker.say('actions.undo')];
  if (slot.undo !== undefined)
    return [speaker.say('actions.undoBy', { action: actionWord(speaker, slot.undo) })];
  const ends = new Set(changes.flatMap(({ action, to }) => (action === name ? [to] : [])));
  const later = unique(
    changes.flatMap(({ action, from }) => (ends.has(from) && action !== name ? [action] : [])),
  );
  const [only, ...others] = later.map((action) => actionWord(speaker, action));
  if (only === undefined) return [speaker.say('actions.final')];
  return [
    others.length > 0
      ? speaker.say('actions.later')
      : speaker.say('actions.laterBy', { action: only }),
  ];
}

function sayAction(
  speaker: Speaker,
  name: string,
  slot: RuntimeAction,
  changes: readonly StateChange[],
): HelpItem {
  const fields = speaker.resource.manifest.actions?.[name]?.fields ?? {};
  const asked = Object.keys(fields).filter((path) => fields[path]?.kind !== 'object');
  const ask = speaker.own(`actions.${name}.ask`);
  const own = changes.filter(({ action }) => action === name);
  return {
    term: actionWord(speaker, name),
    says: [
      ...(ask === '' ? [] : [ask]),
      ...sayFrom(speaker, slot, own),
      ...sayTo(speaker, own),
      ...saySets(speaker, slot),
      ...(slot.confirm ? [speaker.say('actions.confirm')] : []),
      ...sayUndo(speaker, name, slot, changes),
      ...sayGate(speaker, slot),
    ],
    ...(asked.length > 0
      ? { items: asked.map((path) => sayField(speaker, getField(speaker.resource, path, fields))) }
      : {}),
  };
}

/** What can be done with a record, action by action. */
export function sayActions(speaker: Speaker, changes: readonly StateChange[]): HelpSection[] {
  const items = Object.entries(speaker.resource.definition.actions ?? {}).flatMap(([name, slot]) =>
    slot ? [sayAction(speaker, name, slot, changes)] : [],
  );
  if (items.length === 0) return [];
  return [{ name: 'actions', term: speaker.say('actions.title'), says: [], items }];
}
