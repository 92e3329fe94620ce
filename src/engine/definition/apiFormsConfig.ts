import type { OperationId } from '#contract/types.ts';

/** A call of the contract, whose answer the engine reads by its shape. */
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
  /** The values that fields may have. */
  readonly options: ReadCall;
  /** The answers, and what of them waits for approval. */
  readonly answers: ReadCall;
  /** Changes answers of one form. */
  readonly change: ReadCall;
  /** Takes back a change that waits. */
  readonly withdraw: ReadCall;
}

/** A form of the API by its key. */
export interface ApiFormGroup {
  readonly form: string;
}
