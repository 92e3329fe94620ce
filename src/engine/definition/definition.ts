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
import type { ActionConfig, AskedChangeConfig, ChangeConfig } from './actionConfig.ts';
import type {
  Computed,
  FieldSettings,
  ListConfig,
  RowSettings,
  ShowConfig,
  TourConfig,
} from './config.ts';
import type { EditConfig, CreateConfig } from './formConfig.ts';
import type { RemoveConfig } from './removeConfig.ts';

/** Actions by name: those of the contract, and declared changes with `set` or `ask`. */
type Actions<M extends Manifest, N extends string> = {
  readonly [A in ActionName<M>]?: ActionConfig<M>;
} & {
  readonly [A in N]: A extends ActionName<M>
    ? ActionConfig<M>
    : ChangeConfig<M> | AskedChangeConfig<M>;
};

/**
 * Definition of a resource. The contract contains the facts; the definition contains the presentation. C: fields
 * of the create form. X: names of computed values. N: names of actions.
 */
export interface Definition<
  M extends Manifest,
  C extends CreatePath<M> = CreatePath<M>,
  X extends string = never,
  N extends string = never,
> {
  /** Field with the record's display name. */
  readonly title: LeafPath<M>;
  readonly fields?: {
    readonly [P in LeafPath<M>]?: FieldSettings<M, M['fields'][P]>;
  } & RowSettings<M> & {
      /** Fields that only a create form has, such as a file that the API stores in another field. */
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
  /** Settings for deletion if the contract has it; `false` removes it from the panel. */
  readonly remove?: M extends { operations: { remove: object } } ? false | RemoveConfig<M> : never;
  readonly actions?: Actions<M, N>;
  /** Pages of a record, at `/<resource>/<id>/<page>`. */
  readonly pages?: { readonly [name: string]: ComponentType<{ record: RecordOf<M> }> };
  /** Guided tours of a record's page, started from the help panel. */
  readonly tours?: { readonly [name: string]: TourConfig };
}
