import type { StateChange } from './stateChanges.ts';
import type { Tone } from '../../ui/tone.ts';

/** A thing with its name and what is said of it, in whole sentences; it may consist of further things. */
export interface HelpItem {
  readonly term: string;
  readonly says: readonly string[];
  readonly items?: readonly HelpItem[];
}

/** A part of the help under its own heading. `name` is the same in every language. */
export interface HelpSection extends HelpItem {
  readonly name: string;
}

/** Keys that do the same, and what they do. */
export interface HelpKey {
  readonly keys: readonly string[];
  readonly does: string;
}

/** A state with its word and colour. */
export interface HelpState {
  readonly name: string;
  readonly label: string;
  readonly tone: Tone;
}

/** The states of a record and how actions lead from one to the other. */
export interface HelpStates {
  readonly title: string;
  readonly text: string;
  /** Meaning of a frame in the diagram. */
  readonly frames: string;
  /** Name of the drawing for assistive technology. */
  readonly diagram: string;
  readonly states: readonly HelpState[];
  readonly changes: readonly StateChange[];
  /** Word of each action. */
  readonly actions: Readonly<Record<string, string>>;
  /** The same as the drawing, in sentences. */
  readonly steps: readonly HelpItem[];
}

/** A definition read aloud. */
export interface Help {
  readonly title: string;
  readonly about: string;
  readonly keysTitle: string;
  readonly keys: readonly HelpKey[];
  readonly sections: readonly HelpSection[];
  readonly states?: HelpStates;
}
