import { getField, memberKey } from '../definition/field.ts';
import type { HelpItem, HelpStates } from './help.ts';
import { actionLabel, type Describer } from './describer.ts';
import { STATE_FIELD, statesOf, type StateChange } from './stateChanges.ts';

/** Returns the translated name of a state, or the state itself without a translation. */
export const stateLabel = ({ optionalText, resource }: Describer, state: string): string =>
  optionalText(memberKey(resource.name, STATE_FIELD, state)) || state;

/** Describes the transitions out of one state, one sentence per action. */
function describeTransitionsFrom(
  describer: Describer,
  state: string,
  changes: readonly StateChange[],
): string[] {
  const transitions = changes.filter(({ from }) => from === state);
  if (transitions.length === 0) return [describer.helpText('states.end')];
  return [...new Set(transitions.map(({ action }) => action))].map((action) => {
    const targets = transitions.flatMap((one) =>
      one.action === action ? [stateLabel(describer, one.to)] : [],
    );
    return describer.helpText('states.step', {
      action: actionLabel(describer, action),
      states: describer.or(targets),
    });
  });
}

/** Describes the transitions out of every state; states with the same transitions share an item. */
function describeTransitions(describer: Describer, changes: readonly StateChange[]): HelpItem[] {
  const described = new Map<string, { states: string[]; sentences: string[] }>();
  for (const state of statesOf(describer.resource)) {
    const sentences = describeTransitionsFrom(describer, state, changes);
    const same = described.get(sentences.join()) ?? { states: [], sentences };
    same.states.push(stateLabel(describer, state));
    described.set(sentences.join(), same);
  }
  return [...described.values()].map(({ states, sentences }) => ({
    term: describer.and(states),
    sentences,
  }));
}

/** Describes the states of a record and the transitions between them; undefined if no action changes the state. */
export function describeStates(
  describer: Describer,
  changes: readonly StateChange[],
): HelpStates | undefined {
  if (changes.length === 0) return undefined;
  const { resource, helpText } = describer;
  const states = statesOf(resource);
  const tones = getField(resource, STATE_FIELD).settings.tone;
  return {
    title: helpText('states.title'),
    text: helpText('states.text'),
    frames: helpText('states.frames'),
    diagram: helpText('states.diagram'),
    states: states.map((name) => ({
      name,
      label: stateLabel(describer, name),
      tone: tones?.[name] ?? 'neutral',
    })),
    changes,
    actions: Object.fromEntries(
      changes.map(({ action }) => [action, actionLabel(describer, action)]),
    ),
    steps: describeTransitions(describer, changes),
  };
}
