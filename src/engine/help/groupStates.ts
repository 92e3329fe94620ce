import type { StateChange } from './stateChanges.ts';

/** States with the same transitions, shown in one frame of the diagram; often a single state. */
export interface StateGroup {
  readonly states: readonly string[];
  /** Column of the diagram; forward transitions lead to a higher column. */
  readonly rank: number;
}

/** Transition to a state from every state of a group, except possibly the target itself. */
export interface GroupTransition {
  readonly group: number;
  readonly to: string;
  readonly actions: readonly string[];
}

export interface GroupedStates {
  readonly groups: readonly StateGroup[];
  readonly transitions: readonly GroupTransition[];
}

const outgoing = (state: string, changes: readonly StateChange[]): string[] =>
  changes.flatMap(({ action, from, to }) => (from === state ? [`${action} ${to}`] : []));

/**
 * Returns true if two states have the same transitions except those between the two, and if the shared transitions
 * outnumber these exceptions.
 */
function shareTransitions(a: string, b: string, changes: readonly StateChange[]): boolean {
  const [outOfA, outOfB] = [new Set(outgoing(a, changes)), new Set(outgoing(b, changes))];
  const shared = [...outOfA].filter((transition) => outOfB.has(transition)).length;
  const unshared = [...outOfA, ...outOfB].filter(
    (transition) => !outOfA.has(transition) || !outOfB.has(transition),
  );
  const isBetween = (transition: string) =>
    transition.endsWith(` ${a}`) || transition.endsWith(` ${b}`);
  return unshared.length < shared && unshared.every(isBetween);
}

function groupsOf(states: readonly string[], changes: readonly StateChange[]): string[][] {
  const groups: string[][] = [];
  for (const state of states) {
    const matching = groups.find((group) =>
      group.every((one) => shareTransitions(one, state, changes)),
    );
    if (matching) matching.push(state);
    else groups.push([state]);
  }
  return groups;
}

/** Returns the length of the longest path to each group; cycles are not followed. */
function ranksOf(count: number, targets: (group: number) => number[]): number[] {
  const ranks = Array.from({ length: count }, () => -1);
  const visit = (group: number, rank: number, path: readonly number[]): void => {
    if (rank <= (ranks[group] ?? 0)) return;
    ranks[group] = rank;
    for (const next of targets(group))
      if (next !== group && !path.includes(next)) visit(next, rank + 1, [...path, group]);
  };
  for (let group = 0; group < count; group += 1)
    if ((ranks[group] ?? 0) < 0) visit(group, 0, [group]);
  return ranks;
}

/**
 * Groups states by their outgoing transitions and assigns the groups to columns, starting with the first state's
 * group.
 */
export function groupStates(
  states: readonly string[],
  changes: readonly StateChange[],
): GroupedStates {
  const groups = groupsOf(states, changes);
  const transitions = groups.flatMap((group, index) => {
    const own = changes.filter(({ from }) => group.includes(from));
    const ends = states.filter((state) => own.some(({ to }) => to === state));
    return ends.map((to) => ({
      group: index,
      to,
      actions: [...new Set(own.flatMap((one) => (one.to === to ? [one.action] : [])))],
    }));
  });
  const groupOf = (state: string) => groups.findIndex((group) => group.includes(state));
  const ranks = ranksOf(groups.length, (group) =>
    transitions.flatMap((transition) =>
      transition.group === group ? [groupOf(transition.to)] : [],
    ),
  );
  return {
    groups: groups.map((group, index) => ({ states: group, rank: ranks[index] ?? 0 })),
    transitions,
  };
}
