import { describe, expect, it } from 'vitest';
import { leads as leadsManifest } from '#contract/manifest/leads.ts';
import leads from '../../../resources/leads/definition.ts';
import type { HelpStates } from './help.ts';
import { layoutStates, type Point } from './layoutStates.ts';
import type { Box } from './placeStates.ts';
import { stateChanges, type StateChange } from './stateChanges.ts';

function statesOf(names: readonly string[], changes: readonly StateChange[]): HelpStates {
  return {
    title: '',
    text: '',
    frames: '',
    diagram: '',
    states: names.map((name) => ({ name, label: `${name} state`, tone: 'neutral' })),
    changes,
    actions: Object.fromEntries(changes.map(({ action }) => [action, `do the ${action} now`])),
    steps: [],
  };
}

const change = (action: string, from: string, to: string): StateChange => ({ action, from, to });

const machines: Record<string, HelpStates> = {
  'the leads': statesOf(leadsManifest.fields.status.values, stateChanges(leads)),
  'a page that is published and taken back': statesOf(
    ['draft', 'published', 'archived'],
    [
      change('publish', 'draft', 'published'),
      change('withdraw', 'published', 'draft'),
      change('archive', 'draft', 'archived'),
      change('archive', 'published', 'archived'),
    ],
  ),
  'a chain with a shortcut': statesOf(
    ['a', 'b', 'c', 'd'],
    [
      change('one', 'a', 'b'),
      change('two', 'b', 'c'),
      change('three', 'c', 'd'),
      change('skip', 'a', 'd'),
      change('again', 'd', 'a'),
      change('stay', 'b', 'b'),
    ],
  ),
  'states that nothing leads to': statesOf(['a', 'b'], [change('stay', 'a', 'a')]),
};

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isIn = (box: Box, [x, y]: Point, slack = 0.5) =>
  x >= box.x - slack &&
  x <= box.x + box.width + slack &&
  y >= box.y - slack &&
  y <= box.y + box.height + slack;

/** Returns true if a straight segment of a line crosses a box, and does not only touch its edge. */
function crosses(box: Box, [x1, y1]: Point, [x2, y2]: Point): boolean {
  const piece = {
    x: Math.min(x1, x2) + 0.5,
    y: Math.min(y1, y2) + 0.5,
    width: Math.abs(x1 - x2) - 1,
    height: Math.abs(y1 - y2) - 1,
  };
  const [isFlat, isSteep] = [piece.height < 0, piece.width < 0];
  return overlap(box, {
    ...piece,
    y: isFlat ? y1 : piece.y,
    height: isFlat ? 0.1 : piece.height,
    x: isSteep ? x1 : piece.x,
    width: isSteep ? 0.1 : piece.width,
  });
}

describe.each(Object.entries(machines))('%s', (_, help) => {
  const diagram = layoutStates(help, 'ltr');
  const { states, transitions } = diagram;

  it('do not overlap, and are inside the diagram', () => {
    expect(states.map(({ name }) => name).toSorted()).toEqual(
      help.states.map(({ name }) => name).toSorted(),
    );
    const overlaps = states.flatMap((one, index) =>
      states
        .slice(index + 1)
        .flatMap((two) => (overlap(one, two) ? [`${one.name} ${two.name}`] : [])),
    );
    expect(overlaps).toEqual([]);
    const page = { x: 0, y: 0, width: diagram.width, height: diagram.height };
    const corners = [
      ...states.flatMap(({ x, y, width, height }): Point[] => [
        [x, y],
        [x + width, y + height],
      ]),
      ...transitions.flatMap(({ points }) => [...points]),
    ];
    expect(corners.filter((corner) => !isIn(page, corner))).toEqual([]);
  });

  it('show exactly the transitions', () => {
    const missing = help.changes.filter(
      ({ action, from, to }) =>
        !transitions.some(
          (transition) =>
            transition.to === to &&
            transition.from.includes(from) &&
            transition.actions.includes(action),
        ),
    );
    expect(missing).toEqual([]);
    const extra = transitions.flatMap((transition) =>
      transition.actions.flatMap((action) =>
        transition.from.flatMap((from) =>
          from === transition.to ||
          help.changes.some(
            (one) => one.action === action && one.from === from && one.to === transition.to,
          )
            ? []
            : [`${action}: ${from} to ${transition.to}`],
        ),
      ),
    );
    expect(extra).toEqual([]);
  });

  it('are reached by lines at their edge and crossed by none', () => {
    for (const transition of transitions) {
      const target = states.find(({ name }) => name === transition.to);
      const [x, y] = transition.points.at(-1) ?? [0, 0];
      expect(x).toBe(target?.x);
      expect(target && isIn(target, [x, y])).toBe(true);
    }
    const crossed = transitions.flatMap(({ points, to }) =>
      points
        .slice(1)
        .flatMap((point, index) =>
          states.flatMap((state) =>
            crosses(state, points[index] ?? point, point) ? [`${to} ${state.name}`] : [],
          ),
        ),
    );
    expect(crossed).toEqual([]);
  });

  it('keep the labels of two lines apart', () => {
    const labels = transitions.map(({ label }) => ({
      x: label.x - 1,
      y: label.y - 14 * label.lines.length,
      width: 2,
      height: 14 * label.lines.length,
    }));
    const overlaps = labels.flatMap((one, index) =>
      labels.slice(index + 1).filter((two) => overlap(one, two)),
    );
    expect(overlaps).toEqual([]);
  });
});

it('groups the open and the closed leads in a frame each', () => {
  const help = machines['the leads'];
  if (!help) throw new Error('no machine');
  const { frames, transitions, width } = layoutStates(help, 'ltr');
  expect(frames).toHaveLength(2);
  expect(transitions).toHaveLength(9);
  expect(width).toBeLessThan(860);
});

it('is mirrored in right-to-left languages', () => {
  const help = machines['a chain with a shortcut'];
  if (!help) throw new Error('no machine');
  const [left, right] = [layoutStates(help, 'ltr'), layoutStates(help, 'rtl')];
  const order = (states: readonly Box[]) => states.map(({ x }) => x);
  expect(new Set(order(left.states)).size).toBe(4);
  expect(order(left.states)).toEqual(order(left.states).toSorted((a, b) => a - b));
  expect(order(right.states)).toEqual(order(right.states).toSorted((a, b) => b - a));
  expect(right.width).toBe(left.width);
});
