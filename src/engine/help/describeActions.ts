import type { RuntimeAction } from '../definition/runtimeDefinition.ts';
import { getField } from '../definition/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { describeField } from './describeField.ts';
import { describeFeatureGate } from './describeFeatureGate.ts';
import { stateWord } from './describeStates.ts';
import { actionWord, type Describer } from './describer.ts';
import { STATE_FIELD, statesOf, type StateChange } from './stateChanges.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

/** Describes the states from which an action is available; empty if none are declared. */
function sayFrom(describer: Describer, slot: RuntimeAction, own: readonly StateChange[]): string[] {
  const all = statesOf(describer.resource);
  const starts = unique(slot.set ? (slot.from ?? all) : own.map(({ from }) => from));
  if (starts.length === 0) return [];
  if (starts.length === all.length) return [describer.say('actions.anywhere')];
  const states = describer.or(starts.map((state) => stateWord(describer, state)));
  return [describer.say('actions.from', { states })];
}

/** Describes the target states of an action. */
function sayTo(describer: Describer, own: readonly StateChange[]): string[] {
  const ends = unique(own.map(({ to }) => stateWord(describer, to)));
  if (ends.length === 0) return [];
  const states = describer.or(ends);
  return [describer.say(ends.length > 1 ? 'actions.toOneOf' : 'actions.to', { states })];
}

/** Describes the fields that a declared change sets in addition to the state. */
function saySets(describer: Describer, slot: RuntimeAction): string[] {
  const { [STATE_FIELD]: _, ...others } = slot.set ?? {};
  if (Object.keys(others).length === 0) return [];
  const fields = describer.resource.manifest.update?.fields ?? {};
  return [
    describer.say('actions.sets', { conditions: describer.conditions(others, fields, 'field') }),
  ];
}

/** Describes the undo of an action: immediately, later by other actions, or impossible. */
function sayUndo(
  describer: Describer,
  name: string,
  slot: RuntimeAction,
  changes: readonly StateChange[],
): string[] {
  if (slot.undo === true) return [describer.say('actions.undo')];
  if (slot.undo !== undefined)
    return [describer.say('actions.undoBy', { action: actionWord(describer, slot.undo) })];
  const ends = new Set(changes.flatMap(({ action, to }) => (action === name ? [to] : [])));
  const later = unique(
    changes.flatMap(({ action, from }) => (ends.has(from) && action !== name ? [action] : [])),
  );
  const [only, ...others] = later.map((action) => actionWord(describer, action));
  if (only === undefined) return [describer.say('actions.final')];
  return [
    others.length > 0
      ? describer.say('actions.later')
      : describer.say('actions.laterBy', { action: only }),
  ];
}

function sayAction(
  describer: Describer,
  name: string,
  slot: RuntimeAction,
  changes: readonly StateChange[],
): HelpItem {
  const fields = describer.resource.manifest.actions?.[name]?.fields ?? {};
  const paths = Object.keys(fields).filter((path) => fields[path]?.kind !== 'object');
  const ask = describer.own(`actions.${name}.ask`);
  const own = changes.filter(({ action }) => action === name);
  return {
    term: actionWord(describer, name),
    says: [
      ...(ask === '' ? [] : [ask]),
      ...sayFrom(describer, slot, own),
      ...sayTo(describer, own),
      ...saySets(describer, slot),
      ...(slot.confirm ? [describer.say('actions.confirm')] : []),
      ...sayUndo(describer, name, slot, changes),
      ...describeFeatureGate(describer, slot),
    ],
    ...(paths.length > 0
      ? {
          items: paths.map((path) =>
            describeField(describer, getField(describer.resource, path, fields)),
          ),
        }
      : {}),
  };
}

/** Describes each action of a record. */
export function describeActions(
  describer: Describer,
  changes: readonly StateChange[],
): HelpSection[] {
  const items = Object.entries(describer.resource.definition.actions ?? {}).flatMap(
    ([name, slot]) => (slot ? [sayAction(describer, name, slot, changes)] : []),
  );
  if (items.length === 0) return [];
  return [{ name: 'actions', term: describer.say('actions.title'), says: [], items }];
}
