import type { StateChange } from './stateChanges.ts';
import type { Tone } from '../../ui/tone.ts';

/** A term with its description in whole sentences, and optional nested items. */
export interface HelpItem {
  readonly term: string;
  readonly sentences: readonly string[];
  readonly items?: readonly HelpItem[];
}

/** A section of the help with a heading. `name` is the same in every language. */
export interface HelpSection extends HelpItem {
  readonly name: string;
}

/** Keys with the same effect, and the effect. */
export interface HelpKey {
  readonly keys: readonly string[];
  readonly effect: string;
}

/** A state with its label and tone. */
export interface HelpState {
  readonly name: string;
  readonly label: string;
  readonly tone: Tone;
}

/** The states of a record and the transitions between them. */
export interface HelpStates {
  readonly title: string;
  readonly text: string;
  /** Explanation of the frames in the diagram. */
  readonly frames: string;
  /** Accessible name of the diagram. */
  readonly diagram: string;
  readonly states: readonly HelpState[];
  readonly changes: readonly StateChange[];
  /** Labels of the actions. */
  readonly actions: Readonly<Record<string, string>>;
  /** The content of the diagram as sentences. */
  readonly steps: readonly HelpItem[];
}

/** A definition described in sentences. */
export interface Help {
  readonly title: string;
  readonly about: string;
  readonly keysTitle: string;
  readonly keys: readonly HelpKey[];
  readonly sections: readonly HelpSection[];
  readonly states?: HelpStates;
}
