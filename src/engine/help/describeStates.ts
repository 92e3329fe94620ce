import { getField, memberKey } from '../definition/field.ts';
import type { HelpItem, HelpStates } from './help.ts';
import { actionWord, type Describer } from './describer.ts';
import { STATE_FIELD, statesOf, type StateChange } from './stateChanges.ts';

/** Returns the translated name of a state, or the state itself without a translation. */
export const stateWord = ({ word, resource }: Describer, state: string): string =>
  word(memberKey(resource.name, STATE_FIELD, state)) || state;

/** Describes the transitions out of one state, one sentence per action. */
function sayStep(describer: Describer, state: string, changes: readonly StateChange[]): string[] {
  const out = changes.filter(({ from }) => from === state);
  if (out.length === 0) return [describer.say('states.end')];
  return [...new Set(out.map(({ action }) => action))].map((action) => {
    const ends = out.flatMap((one) =>
      one.action === action ? [stateWord(describer, one.to)] : [],
    );
    return describer.say('states.step', {
      action: actionWord(describer, action),
      states: describer.or(ends),
    });
  });
}

/** Describes the transitions out of every state; states with the same transitions share an item. */
function saySteps(describer: Describer, changes: readonly StateChange[]): HelpItem[] {
  const described = new Map<string, { states: string[]; says: string[] }>();
  for (const state of statesOf(describer.resource)) {
    const says = sayStep(describer, state, changes);
    const same = described.get(says.join()) ?? { states: [], says };
    same.states.push(stateWord(describer, state));
    described.set(says.join(), same);
  }
  return [...described.values()].map(({ states, says }) => ({ term: describer.and(states), says }));
}

/** Describes the states of a record and the transitions between them; undefined if no action changes the state. */
export function describeStates(
  describer: Describer,
  changes: readonly StateChange[],
): HelpStates | undefined {
  if (changes.length === 0) return undefined;
  const { resource, say } = describer;
  const states = statesOf(resource);
  const tones = getField(resource, STATE_FIELD).settings.tone;
  return {
    title: say('states.title'),
    text: say('states.text'),
    frames: say('states.frames'),
    diagram: say('states.diagram'),
    states: states.map((name) => ({
      name,
      label: stateWord(describer, name),
      tone: tones?.[name] ?? 'neutral',
    })),
    changes,
    actions: Object.fromEntries(
      changes.map(({ action }) => [action, actionWord(describer, action)]),
    ),
    steps: saySteps(describer, changes),
  };
}
