import type { RuntimeAction } from '../definition/runtimeDefinition.ts';
import { getField } from '../definition/field.ts';
import type { HelpItem, HelpSection } from './help.ts';
import { describeField } from './describeField.ts';
import { describeFeatureGate } from './describeFeatureGate.ts';
import { stateLabel } from './describeStates.ts';
import { actionLabel, type Describer } from './describer.ts';
import { STATE_FIELD, statesOf, type StateChange } from './stateChanges.ts';

const unique = (names: readonly string[]) => [...new Set(names)];

/** Describes the states from which an action is available; empty if none are declared. */
function describeStartStates(
  describer: Describer,
  slot: RuntimeAction,
  ownChanges: readonly StateChange[],
): string[] {
  const all = statesOf(describer.resource);
  const isChange = slot.set !== undefined || slot.ask !== undefined;
  const startStates = unique(isChange ? (slot.from ?? all) : ownChanges.map(({ from }) => from));
  if (startStates.length === 0) return [];
  if (startStates.length === all.length) return [describer.helpText('actions.anywhere')];
  const states = describer.or(startStates.map((state) => stateLabel(describer, state)));
  return [describer.helpText('actions.from', { states })];
}

/** Describes the target states of an action. */
function describeTargetStates(describer: Describer, ownChanges: readonly StateChange[]): string[] {
  const targets = unique(ownChanges.map(({ to }) => stateLabel(describer, to)));
  if (targets.length === 0) return [];
  const states = describer.or(targets);
  return [describer.helpText(targets.length > 1 ? 'actions.toOneOf' : 'actions.to', { states })];
}

/** Describes the fields that a declared change sets in addition to the state. */
function describeSetFields(describer: Describer, slot: RuntimeAction): string[] {
  const { [STATE_FIELD]: _, ...others } = slot.set ?? {};
  if (Object.keys(others).length === 0) return [];
  const fields = describer.resource.manifest.update?.fields ?? {};
  return [
    describer.helpText('actions.sets', {
      conditions: describer.conditions(others, fields, 'field'),
    }),
  ];
}

/** Describes the undo of an action: immediately, later by other actions, or impossible. */
function describeUndo(
  describer: Describer,
  name: string,
  slot: RuntimeAction,
  changes: readonly StateChange[],
): string[] {
  if (slot.undo === true) return [describer.helpText('actions.undo')];
  if (slot.undo !== undefined)
    return [describer.helpText('actions.undoBy', { action: actionLabel(describer, slot.undo) })];
  const targets = new Set(changes.flatMap(({ action, to }) => (action === name ? [to] : [])));
  const laterActions = unique(
    changes.flatMap(({ action, from }) => (targets.has(from) && action !== name ? [action] : [])),
  );
  const [only, ...others] = laterActions.map((action) => actionLabel(describer, action));
  if (only === undefined) return [describer.helpText('actions.final')];
  return [
    others.length > 0
      ? describer.helpText('actions.later')
      : describer.helpText('actions.laterBy', { action: only }),
  ];
}

function describeAction(
  describer: Describer,
  name: string,
  slot: RuntimeAction,
  changes: readonly StateChange[],
): HelpItem {
  const { actions, update } = describer.resource.manifest;
  const fields = (slot.ask ? update : actions?.[name])?.fields ?? {};
  const paths = Object.keys(slot.ask ?? fields).filter((path) => fields[path]?.kind !== 'object');
  const confirmation = describer.resourceText(`actions.${name}.ask`);
  const ownChanges = changes.filter(({ action }) => action === name);
  return {
    term: actionLabel(describer, name),
    sentences: [
      ...(confirmation === '' ? [] : [confirmation]),
      ...(slot.ask ? [describer.helpText('actions.ofSelected')] : []),
      ...describeStartStates(describer, slot, ownChanges),
      ...describeTargetStates(describer, ownChanges),
      ...describeSetFields(describer, slot),
      ...(slot.confirm ? [describer.helpText('actions.confirm')] : []),
      ...describeUndo(describer, name, slot, changes),
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
    ([name, slot]) => (slot ? [describeAction(describer, name, slot, changes)] : []),
  );
  if (items.length === 0) return [];
  return [{ name: 'actions', term: describer.helpText('actions.title'), sentences: [], items }];
}
