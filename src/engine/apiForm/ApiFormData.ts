import type { Facts, Feature } from '../definition/manifest.ts';

/** Facts of a field from the API, named as in the contract's manifest. */
type ApiFacts = Pick<
  Facts,
  'minLength' | 'maxLength' | 'advisedLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'
>;

/** A field of a form, as the API sends it. */
export interface ApiField extends ApiFacts {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly many?: boolean;
  readonly integer?: boolean;
  /** Resource to which an id refers. */
  readonly reference?: string;
  /** Field whose value filters the options, as the filter of the same name. */
  readonly narrowing?: string;
  readonly noContacts?: boolean;
  readonly feature?: Feature;
  /** Condition: the field is shown only while another field has one of these values. */
  readonly when?: { readonly field: string; readonly values: readonly string[] };
  /** Fields of each row. */
  readonly fields?: readonly ApiField[];
}

/** A form described by data. */
export interface ApiFormData {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly ApiField[];
}

/** An allowed value of a field. */
export interface ApiFormOption {
  readonly form: string;
  readonly field: string;
  readonly value: string;
  readonly label: string;
}

/** A field before and after a change, as readable text. */
export interface ApiFieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of a form that is pending or rejected. */
export interface ApiFormUpdate {
  readonly id: number;
  readonly form: string;
  readonly status: string;
  readonly rejectionReason: string | null;
  readonly changes: readonly ApiFieldChange[];
  /** Changed answers as they were sent. */
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
