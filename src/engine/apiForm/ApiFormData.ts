import type { Facts, Feature } from '../definition/manifest.ts';

/** Facts of a field from the API, named as in the contract's manifest. */
type ToldFacts = Pick<
  Facts,
  'minLength' | 'maxLength' | 'advisedLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'
>;

/** A field of a form as the API sends it. */
export interface ApiField extends ToldFacts {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly many?: boolean;
  readonly integer?: boolean;
  /** Resource that an id belongs to. */
  readonly reference?: string;
  /** Field whose value narrows the records to choose from, by a filter of its name. */
  readonly narrowing?: string;
  readonly noContacts?: boolean;
  readonly feature?: Feature;
  /** Asked for only while another field holds one of these values. */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
  /** Fields of each row. */
  readonly fields?: readonly ApiField[];
}

/** A form as data. */
export interface ApiFormData {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly ApiField[];
}

/** A value that a field may have. */
export interface ApiFormOption {
  readonly form: string;
  readonly field: string;
  readonly value: string;
  readonly label: string;
}

/** One field before and after a change, as a person reads it. */
export interface ApiFieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a form that waits, or was rejected. */
export interface ApiFormUpdate {
  readonly id: number;
  readonly form: string;
  readonly status: string;
  readonly rejectionReason: string | null;
  readonly changes: readonly ApiFieldChange[];
  /** Changed answers as they were written. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly decidedAt: string | null;
}

/** The answers of a record's forms. */
export interface ApiAnswers {
  readonly id: number;
  readonly version: number;
  /** Answers as last saved, including those pending approval. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly updates: readonly ApiFormUpdate[];
}
