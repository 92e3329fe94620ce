import type { Manifest } from '../../src/engine/definition/manifest.ts';
import type { Draft } from './draft.ts';

type Actions = NonNullable<Manifest['actions']>;
type Action = Actions[string];

/** Returns true if the second action returns to the only state of the first, without required input. */
function undoes(first: Action, second: Action): boolean {
  const { transition: there } = first;
  const { transition: back, required } = second;
  return (
    there !== undefined &&
    back !== undefined &&
    required.length === 0 &&
    there.field === back.field &&
    there.from.length === 1 &&
    there.from[0] === back.to &&
    typeof there.to === 'string' &&
    back.from.includes(there.to)
  );
}

/** Drafts each action of the contract, with the action that undoes it if there is one. */
export function draftActions(actions: Actions): Draft['actions'] {
  const all = Object.entries(actions);
  return Object.fromEntries(
    all.map(([name, action]) => {
      const undo = all.find(([other, one]) => other !== name && undoes(action, one))?.[0];
      return [name, undo === undefined ? {} : { undo }];
    }),
  );
}
