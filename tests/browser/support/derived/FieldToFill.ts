import type { Locator } from '@playwright/test';
import type { Field } from '../../../../src/engine/definition/field.ts';
import type { Visit } from './Visit.ts';

/** A form field to be filled. */
export interface FieldToFill {
  visit: Visit;
  /** The form, or the group of a row in it. */
  scope: Locator;
  field: Field;
  label: string;
  /** Value with which most other fields are visible, if any. */
  preferredValue?: unknown;
  /** True for the smaller side of a comparison that the contract requires between two fields. */
  isSmaller?: boolean;
  /** Day that the value must have, as the API writes it, if a rule holds it to that of another field. */
  day?: string | undefined;
}

type Scalar = string | number | boolean | undefined;
type Value = Scalar | readonly Scalar[];

export interface Filled {
  /** Value that the API must have afterwards; undefined if only the page determines it. */
  value?: Value;
  /** Text that the page of the record must show; undefined if `value` determines it. */
  displayText?: string;
}

export type Fill = (target: FieldToFill) => Promise<Filled>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a label in a form, with a star if the field is required. */
export const labelPattern = (label: string) => new RegExp(`^${escaped(label)}\\s*\\*?$`);

/** Returns a pattern for a box whose name also contains the chosen value. */
export const labelPatternWithValue = (label: string) =>
  new RegExp(`^${escaped(label)}\\s*\\*?(\\s|$)`);
