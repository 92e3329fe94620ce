import type { ComponentType } from 'react';
import type { ActionDialogProps, Lock, StateOf, Support } from './config.ts';
import type {
  ActionName,
  FieldMap,
  LeafPath,
  Manifest,
  RecordOf,
  UpdatePath,
  ValueOf,
} from './manifest.ts';

interface AnyActionSlot<R> extends Lock, Support {
  /** Custom dialog instead of the generated one. */
  readonly dialog?: ComponentType<ActionDialogProps<R>>;
  /** Component above the fields of the generated dialog, inside its form. */
  readonly notice?: ComponentType<{ record: R }>;
  /** `primary` gives the action its own button; other actions are in the menu. */
  readonly tone?: 'primary' | 'danger';
  /** Requires a confirmation. */
  readonly confirm?: true;
}

/** Action of the contract, available if `allowed.actions` has it; its form has the fields of the request body. */
export interface ActionConfig<M extends Manifest> extends AnyActionSlot<RecordOf<M>> {
  /** Action that reverts this one, offered in the success message. */
  readonly undo?: ActionName<M>;
  /** Record fields that prefill answers, for answers without a record field of the same name. */
  readonly answers?: { readonly [answer: string]: LeafPath<M> };
  /** Keeps the action available in its target state, labelled by its `again` message. */
  readonly again?: true;
}

interface AnyChange<M extends Manifest> {
  /** States in which it is available; every state by default. */
  readonly from?: readonly StateOf<M>[];
  /** Offers to restore the previous values. */
  readonly undo?: true;
}

/** Change through the update operation, for changes without an action in the contract. */
export interface ChangeConfig<M extends Manifest> extends AnyActionSlot<RecordOf<M>>, AnyChange<M> {
  readonly set: { readonly [P in UpdatePath<M>]?: SettableOf<M, P> };
}

/**
 * Change of several selected records to values that the user enters once; an entry of `list.bulk`. A single record
 * has its edit form instead.
 */
export interface AskedChangeConfig<M extends Manifest> extends Lock, Support, AnyChange<M> {
  /** Fields of the form, which are required. `add` keeps the members that a record already has in a list. */
  readonly ask: {
    readonly [P in UpdatePath<M>]?:
      | 'replace'
      | (NonNullable<SettableOf<M, P>> extends readonly unknown[] ? 'add' : never);
  };
  /** Field in which the selected records must not differ, because the choices of the form depend on it. */
  readonly within?: LeafPath<M>;
}

type SettableOf<M extends Manifest, P extends string> = M extends {
  update: { fields: infer F extends FieldMap };
}
  ? P extends keyof F
    ? ValueOf<F[P]>
    : never
  : never;
