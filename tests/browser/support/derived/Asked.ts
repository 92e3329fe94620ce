import type { Locator } from '@playwright/test';
import type { Field } from '../../../../src/engine/definition/field.ts';
import type { Visit } from './Visit.ts';

/** A field of a form that is about to be filled. */
export interface Asked {
  visit: Visit;
  /** The form, or the group of a row in it. */
  scope: Locator;
  field: Field;
  label: string;
  /** The value that lets most other fields be seen, where one does. */
  wish?: unknown;
  /** True for the smaller side of a comparison that the contract wants between two fields. */
  isSmaller?: boolean;
}

type Scalar = string | number | boolean | undefined;
type Value = Scalar | readonly Scalar[];

export interface Filled {
  /** Value that the API must have afterwards; undefined if only the page determines it. */
  value?: Value;
  /** Text that the page of the record must show; undefined if `value` determines it. */
  words?: string;
}

export type Fill = (asked: Asked) => Promise<Filled>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A label as forms write it: with a star where something is required. */
export const named = (label: string) => new RegExp(`^${escaped(label)}\\s*\\*?$`);

/** The same of a box that says after its label what is chosen in it. */
export const namedWithChoice = (label: string) => new RegExp(`^${escaped(label)}\\s*\\*?(\\s|$)`);
