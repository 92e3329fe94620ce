import { groupStates } from './groupStates.ts';
import type { HelpStates } from './help.ts';
import {
  GAP,
  LANE,
  LINE_HEIGHT,
  placeStates,
  type Box,
  type Column,
  type PlacedGroup,
  type PlacedState,
} from './placeStates.ts';

export type Point = readonly [x: number, y: number];

/** Arrow from the states of `from` to a state; its label is centred at `x`, with the last line at `y`. */
export interface DrawnTransition {
  readonly from: readonly string[];
  readonly to: string;
  readonly actions: readonly string[];
  readonly points: readonly Point[];
  readonly label: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
}

/** Diagram in SVG units. Only groups of several states have a frame. */
export interface DrawnStates {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly frames: readonly Box[];
  readonly transitions: readonly DrawnTransition[];
}

/** Polyline that all arrows of a group into a column share, up to their branching point. */
interface Trunk {
  readonly group: PlacedGroup;
  readonly into: Column;
  readonly points: readonly Point[];
}

/** Routes each group's shared line: straight into the next column, otherwise through a lane below all columns. */
function trunksOf(columns: readonly Column[], bottom: number): Trunk[] {
  let lane = bottom;
  return columns.flatMap((home, at) =>
    home.groups.flatMap((group) => {
      const targets = columns.filter(({ sources }) => sources.includes(group.index));
      return targets.map((into, exit) => {
        const { frame } = group;
        const right = frame.x + frame.width;
        const y = frame.y + (frame.height * (exit + 1)) / (targets.length + 1);
        const x = into.x + GAP + into.sources.indexOf(group.index) * LANE;
        if (into === columns[at + 1])
          return {
            group,
            into,
            points: [
              [right, y],
              [x, y],
            ],
          };
        lane += LANE;
        const turn = home.right + LANE * (1 + home.groups.indexOf(group) + exit);
        return {
          group,
          into,
          points: [
            [right, y],
            [turn, y],
            [turn, lane],
            [x, lane],
          ],
        };
      });
    }),
  );
}

function transitionsOf({ group, into, points }: Trunk): DrawnTransition[] {
  const x = points.at(-1)?.[0] ?? 0;
  return into.groups.flatMap(({ states }) =>
    states.flatMap((state) =>
      state.entries
        .filter(({ transition }) => transition.group === group.index)
        .map(({ transition, y, lines }) => ({
          from: group.states.map(({ name }) => name),
          to: state.name,
          actions: transition.actions,
          points: [...points, [x, y], [state.x, y]],
          label: { x: into.labelX + GAP / 2 + into.labelWidth / 2, y: y - 5, lines },
        })),
    ),
  );
}

/** Returns the diagram mirrored for right-to-left languages. */
function mirror(drawn: DrawnStates): DrawnStates {
  const { width } = drawn;
  const turned = <B extends Box>(box: B): B => ({ ...box, x: width - box.x - box.width });
  return {
    ...drawn,
    states: drawn.states.map(turned),
    frames: drawn.frames.map(turned),
    transitions: drawn.transitions.map((transition) => ({
      ...transition,
      points: transition.points.map(([x, y]): Point => [width - x, y]),
      label: { ...transition.label, x: width - transition.label.x },
    })),
  };
}

/** Lays out states in columns, with frames around groups and orthogonal lines as transitions. */
export function layoutStates(help: HelpStates, direction: 'ltr' | 'rtl'): DrawnStates {
  const names = help.states.map(({ name }) => name);
  const columns = placeStates(help, groupStates(names, help.changes));
  const groups = columns.flatMap((column) => [...column.groups]);
  const states = groups.flatMap((group) => [...group.states]);
  const bottom = Math.max(...groups.map(({ frame }) => frame.y + frame.height));
  const trunks = trunksOf(columns, bottom);
  const transitions = trunks.flatMap(transitionsOf);
  const corners = transitions.flatMap(({ points }) => [...points]);
  const drawn = {
    width: Math.max(...columns.map(({ right }) => right), ...corners.map(([x]) => x)) + GAP,
    height: Math.max(bottom, ...corners.map(([, y]) => y)) + LINE_HEIGHT,
    states,
    frames: groups.flatMap(({ states: own, frame }) => (own.length > 1 ? [frame] : [])),
    transitions,
  };
  return direction === 'rtl' ? mirror(drawn) : drawn;
}
