import type { Manifests } from '#contract/manifest/types.ts';
import type {
  Facts,
  FilterName,
  LeafPath,
  Manifest,
  ResourceName,
  UpdatePath,
} from './manifest.ts';

type Narrowing<M extends Manifest, R extends ResourceName> = {
  readonly [N in FilterName<Manifests[R]>]?: LeafPath<M> | UpdatePath<M>;
};

/** Filters of the referenced resource, each by the field of this form that gives its value. Week prices refer to their options. */
export type Options<M extends Manifest, F extends Facts> = F extends {
  ref: infer R extends ResourceName;
}
  ? Narrowing<M, R>
  : F extends {
        fields: { catalogItemOptionId: { ref: infer R extends ResourceName } };
      }
    ? Narrowing<M, R>
    : never;
