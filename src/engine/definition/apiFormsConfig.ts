import type { OperationId } from '#contract/types.ts';

/** Operation of the contract; the engine reads the response by its shape. */
interface ReadCall {
  readonly id: OperationId;
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
}

/** Calls for forms whose fields come from the API (`src/engine/apiForm`). */
export interface ApiFormsConfig {
  /** Name of the path parameter of the record's id. */
  readonly param: string;
  /** The forms with their fields. */
  readonly forms: ReadCall;
  /** The allowed values of the fields. */
  readonly options: ReadCall;
  /** The answers, including changes that are pending approval. */
  readonly answers: ReadCall;
  /** Changes answers of one form. */
  readonly change: ReadCall;
  /** Withdraws a pending change. */
  readonly withdraw: ReadCall;
}

/** A form of the API, identified by its key. */
export interface ApiFormGroup {
  readonly form: string;
}
