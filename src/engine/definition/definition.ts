import type { ComponentType } from 'react';
import type {
  ActionName,
  CreatePath,
  Facts,
  LeafPath,
  Manifest,
  RecordOf,
  UpdatePath,
} from './manifest.ts';
import type {
  ActionConfig,
  ChangeConfig,
  Computed,
  FieldSettings,
  ListConfig,
  Lock,
  RowSettings,
  ShowConfig,
  Support,
  TourConfig,
} from './config.ts';
import type { EditConfig, CreateConfig } from './formConfig.ts';

/** Names of actions: the contract's, or of changes that say what they set. */
type Actions<M extends Manifest, N extends string> = {
  readonly [A in ActionName<M>]?: ActionConfig<M>;
} & {
  readonly [A in N]: A extends ActionName<M> ? ActionConfig<M> : ChangeConfig<M>;
};

/**
 * Settings of a resource definition. The contract holds the facts, the definition holds the intent.
 * C: fields of the create form. X: names of computed values. N: names of actions.
 */
export interface Definition<
  M extends Manifest,
  C extends CreatePath<M> = CreatePath<M>,
  X extends string = never,
  N extends string = never,
> {
  /** The field that names a record. */
  readonly title: LeafPath<M>;
  readonly fields?: {
    readonly [P in LeafPath<M>]?: FieldSettings<M, M['fields'][P]>;
  } & RowSettings<M> & {
      /** Fields that only a new record has, such as a file that becomes another field. */
      readonly [P in Exclude<CreatePath<M>, LeafPath<M>>]?: Pick<
        FieldSettings<M, Facts>,
        'when' | 'input'
      >;
    };
  readonly computed?: { readonly [K in X]: Computed<M> };
  readonly list?: M extends { list: object } ? ListConfig<M, NoInfer<X>, NoInfer<N>> : never;
  readonly show?: ShowConfig<M, NoInfer<X>>;
  readonly create?: M extends { create: object } ? CreateConfig<C> : never;
  readonly edit?: M extends { update: object } ? EditConfig<UpdatePath<M>> : never;
  /** Deleting, where the contract has it; `false` offers it nowhere. */
  readonly remove?: M extends { operations: { remove: object } } ? false | (Lock & Support) : never;
  readonly actions?: Actions<M, N>;
  /** Pages of one record, at `/<resource>/<id>/<page>`. */
  readonly pages?: { readonly [name: string]: ComponentType<{ record: RecordOf<M> }> };
  /** Guided tours of a record's page, begun from the help. */
  readonly tours?: { readonly [name: string]: TourConfig };
}
