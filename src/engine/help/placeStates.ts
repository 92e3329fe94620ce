import type { GroupedStates, GroupTransition } from './groupStates.ts';
import type { HelpStates } from './help.ts';
import { wrapWords } from './wrapWords.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** End of a transition at its target state: its height, and the lines of its label. */
export interface Entry {
  readonly transition: GroupTransition;
  readonly y: number;
  readonly lines: readonly string[];
}

/** Position of a state, and the lines of its label. */
export interface PlacedState extends Box {
  readonly name: string;
  readonly lines: readonly string[];
  readonly entries: readonly Entry[];
}

/** The states of a group, and the frame around them. */
export interface PlacedGroup {
  readonly index: number;
  readonly states: readonly PlacedState[];
  readonly frame: Box;
}

/**
 * Column of the diagram. From left to right: vertical lines of incoming arrows, their labels, the groups, lines
 * that leave downwards.
 */
export interface Column {
  readonly x: number;
  readonly labelX: number;
  readonly labelWidth: number;
  readonly right: number;
  readonly groups: readonly PlacedGroup[];
  /** Groups with transitions into this column; each has its own vertical line. */
  readonly sources: readonly number[];
}

export const LINE_HEIGHT = 14;
export const GAP = 12;
export const LANE = 14;
const LETTER = 6.7;
const STATE_LETTERS = 18;
const LABEL_LETTERS = 18;
const STATE_HEIGHT = 36;
const FRAME = 12;

const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length));
const slotHeight = (lines: readonly string[]) => GAP + lines.length * LINE_HEIGHT;

function labelLines({ actions }: GroupTransition, labels: HelpStates['actions']): string[] {
  return actions.flatMap((action) => wrapWords(labels[action] ?? action, LABEL_LETTERS));
}

function placeState(
  { label, name }: HelpStates['states'][number],
  transitions: readonly { transition: GroupTransition; lines: readonly string[] }[],
  box: { x: number; y: number; width: number },
): PlacedState {
  const neededHeight = transitions.reduce((sum, { lines }) => sum + slotHeight(lines), 0);
  const height = Math.max(STATE_HEIGHT, neededHeight);
  let bottom = box.y + (height - neededHeight) / 2;
  const entries = transitions.map(({ transition, lines }) => {
    bottom += slotHeight(lines);
    // A label is above its line; a single line ends at the middle of the state.
    return {
      transition,
      lines,
      y: transitions.length === 1 ? box.y + height / 2 : bottom - GAP / 2,
    };
  });
  return { ...box, height, name, lines: wrapWords(label, STATE_LETTERS), entries };
}

/** Places the groups in columns by their rank, with space for labels and for the lines between the columns. */
export function placeStates(help: HelpStates, { groups, transitions }: GroupedStates): Column[] {
  const stateWidth =
    2 * GAP +
    LETTER * 1.1 * widest(help.states.flatMap(({ label }) => wrapWords(label, STATE_LETTERS)));
  const ranks = [...new Set(groups.map(({ rank }) => rank))].toSorted((a, b) => a - b);
  const rankOf = (state: string) => groups.find((group) => group.states.includes(state))?.rank;
  let x = 0;
  return ranks.map((rank) => {
    const entering = transitions
      .filter(({ to }) => rankOf(to) === rank)
      .map((transition) => ({ transition, lines: labelLines(transition, help.actions) }));
    const sources = [...new Set(entering.map(({ transition }) => transition.group))];
    const labelX = x + (sources.length > 0 ? GAP + sources.length * LANE : 0);
    const labelWidth = Math.ceil(LETTER * widest(entering.flatMap(({ lines }) => lines)));
    const boxX = labelX + (labelWidth > 0 ? labelWidth + 2 * GAP : 0);
    let y = 0;
    const placed = groups.flatMap((group, index) => {
      if (group.rank !== rank) return [];
      const pad = group.states.length > 1 ? FRAME : 0;
      const top = y;
      y += pad;
      const states = help.states
        .filter(({ name }) => group.states.includes(name))
        .map((state) => {
          const own = entering.filter(({ transition }) => transition.to === state.name);
          const one = placeState(state, own, { x: boxX + FRAME, y, width: stateWidth });
          y += one.height + GAP;
          return one;
        });
      const height = y - GAP + pad - top;
      const frame = { x: boxX + FRAME - pad, y: top, width: stateWidth + 2 * pad, height };
      y = top + height + 2 * GAP;
      return [{ index, states, frame }];
    });
    const right = boxX + stateWidth + 2 * FRAME;
    const column = { x, labelX, labelWidth, right, groups: placed, sources };
    // Transitions that do not lead directly into the next column run down at the right of this one.
    const leaving = placed.reduce(
      (sum, { index }) =>
        sum +
        new Set(
          transitions.flatMap((transition) =>
            transition.group === index ? [rankOf(transition.to)] : [],
          ),
        ).size,
      0,
    );
    x = right + GAP + leaving * LANE;
    return column;
  });
}
