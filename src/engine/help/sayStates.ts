import { getField, memberKey } from '../fields/field.ts';
import type { HelpItem, HelpStates } from './help.ts';
import { actionWord, type Speaker } from './speaker.ts';
import { STATE_FIELD, statesOf, type StateChange } from './stateChanges.ts';

/** The word of a state. */
export const stateWord = ({ word, resource }: Speaker, state: string): string =>
  word(memberKey(resource.name, STATE_FIELD, state)) || state;

/** The ways out of one state, each action once. */
function sayStep(speaker: Speaker, state: string, changes: readonly StateChange[]): string[] {
  const out = changes.filter(({ from }) => from === state);
  if (out.length === 0) return [speaker.say('states.end')];
  return [...new Set(out.map(({ action }) => action))].map((action) => {
    const ends = out.flatMap((one) => (one.action === action ? [stateWord(speaker, one.to)] : []));
    return speaker.say('states.step', {
      action: actionWord(speaker, action),
      states: speaker.or(ends),
    });
  });
}

/** The ways out of every state; states with the same ways are told together. */
function saySteps(speaker: Speaker, changes: readonly StateChange[]): HelpItem[] {
  const told = new Map<string, { states: string[]; says: string[] }>();
  for (const state of statesOf(speaker.resource)) {
    const says = sayStep(speaker, state, changes);
    const same = told.get(says.join()) ?? { states: [], says };
    same.states.push(stateWord(speaker, state));
    told.set(says.join(), same);
  }
  return [...told.values()].map(({ states, says }) => ({ term: speaker.and(states), says }));
}

/** The states of a record and the ways between them; nothing where no action moves them. */
export function sayStates(
  speaker: Speaker,
  changes: readonly StateChange[],
): HelpStates | undefined {
  if (changes.length === 0) return undefined;
  const { resource, say } = speaker;
  const states = statesOf(resource);
  const tones = getField(resource, STATE_FIELD).settings.tone;
  return {
    title: say('states.title'),
    text: say('states.text'),
    frames: say('states.frames'),
    diagram: say('states.diagram'),
    states: states.map((name) => ({
      name,
      label: stateWord(speaker, name),
      tone: tones?.[name] ?? 'neutral',
    })),
    changes,
    actions: Object.fromEntries(changes.map(({ action }) => [action, actionWord(speaker, action)])),
    steps: saySteps(speaker, changes),
  };
}
