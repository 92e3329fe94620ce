import type { RuntimeDefinition, Resource } from './runtimeDefinition.ts';
import type { Definition } from './definition.ts';
import { withImpersonation } from './impersonation.ts';
import type { CreatePath, Manifest, RequiredCreatePath } from './manifest.ts';
import { withFeatures } from './withFeatures.ts';

/** Says which required fields a create form lacks; nothing where it is complete. */
type Complete<Required extends string, Asked extends string> = [Exclude<Required, Asked>] extends [
  never,
]
  ? unknown
  : { 'API requires, form lacks': Exclude<Required, Asked> };

/**
 * Declares a resource: where the contract's fields are shown, and what differs from the default.
 * What the contract does not have, or a create form without what the API requires, does not compile.
 */
export function defineResource<
  const M extends Manifest,
  C extends CreatePath<M> = CreatePath<M>,
  X extends string = never,
  N extends string = never,
>(manifest: M, definition: Definition<M, C, X, N> & Complete<RequiredCreatePath<M>, C>): Resource {
  // cast: the types have done their work here; the engine draws any definition
  const declared = definition as unknown as RuntimeDefinition;
  const drawn = withImpersonation(manifest, withFeatures(manifest, declared));
  return { name: manifest.name, manifest, definition: drawn };
}
