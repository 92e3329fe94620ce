import type { StateChange } from './stateChanges.ts';

/** States with the same transitions, shown in one frame of the diagram; often a single state. */
export interface StateGroup {
  readonly states: readonly string[];
  /** Column of the diagram; forward transitions lead to a higher column. */
  readonly rank: number;
}

/** Transition to a state from every state of a group, except possibly the target itself. */
export interface GroupWay {
  readonly group: number;
  readonly to: string;
  readonly actions: readonly string[];
}

export interface GroupedStates {
  readonly groups: readonly StateGroup[];
  readonly ways: readonly GroupWay[];
}

const waysOut = (state: string, changes: readonly StateChange[]): string[] =>
  changes.flatMap(({ action, from, to }) => (from === state ? [`${action} ${to}`] : []));

/**
 * Returns true if two states have the same transitions except those between the two, and if the shared transitions
 * outnumber these exceptions.
 */
function shareWays(a: string, b: string, changes: readonly StateChange[]): boolean {
  const [outOfA, outOfB] = [new Set(waysOut(a, changes)), new Set(waysOut(b, changes))];
  const shared = [...outOfA].filter((way) => outOfB.has(way)).length;
  const apart = [...outOfA, ...outOfB].filter((way) => !outOfA.has(way) || !outOfB.has(way));
  const isBetween = (way: string) => way.endsWith(` ${a}`) || way.endsWith(` ${b}`);
  return apart.length < shared && apart.every(isBetween);
}

function groupsOf(states: readonly string[], changes: readonly StateChange[]): string[][] {
  const groups: string[][] = [];
  for (const state of states) {
    const fitting = groups.find((group) => group.every((one) => shareWays(one, state, changes)));
    if (fitting) fitting.push(state);
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
  const ways = groups.flatMap((group, index) => {
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
    ways.flatMap((way) => (way.group === group ? [groupOf(way.to)] : [])),
  );
  return {
    groups: groups.map((group, index) => ({ states: group, rank: ranks[index] ?? 0 })),
    ways,
  };
}
