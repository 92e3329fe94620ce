import type { Manifests } from '#contract/manifest/types.ts';
import type {
  Facts,
  FilterName,
  LeafPath,
  Manifest,
  ResourceName,
  UpdatePath,
} from './manifest.ts';

/** A parameter of the resource's own paths, written as `:id`. */
type PathParam<M extends Manifest> = `:${M['params'][number]}`;

type Narrowing<M extends Manifest, R extends ResourceName, More extends string = never> = {
  readonly [N in FilterName<Manifests[R]>]?: LeafPath<M> | UpdatePath<M> | More;
};

/**
 * Filters of the referenced resource, each with the field of this form or the path parameter that supplies its
 * value. For week prices, the filters apply to their options.
 */
export type Options<M extends Manifest, F extends Facts> = F extends {
  ref: infer R extends ResourceName;
}
  ? Narrowing<M, R, PathParam<M>>
  : F extends {
        fields: { catalogItemOptionId: { ref: infer R extends ResourceName } };
      }
    ? Narrowing<M, R>
    : never;
