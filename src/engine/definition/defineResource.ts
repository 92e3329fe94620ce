import type { RuntimeDefinition, Resource } from './runtimeDefinition.ts';
import type { Definition } from './definition.ts';
import { withImpersonation } from './impersonation.ts';
import type { CreatePath, Manifest, RequiredCreatePath } from './manifest.ts';
import { withFeatures } from './withFeatures.ts';

/** Compile error with the required fields that a create form lacks; `unknown` for a complete form. */
type Complete<Required extends string, Provided extends string> = [
  Exclude<Required, Provided>,
] extends [never]
  ? unknown
  : { 'API requires, form lacks': Exclude<Required, Provided> };

/**
 * Declares a resource: which fields of the contract are shown where, and which settings differ from the defaults.
 * Unknown fields do not compile, nor does a create form without the fields that the API requires.
 */
export function defineResource<
  const M extends Manifest,
  C extends CreatePath<M> = CreatePath<M>,
  X extends string = never,
  N extends string = never,
>(manifest: M, definition: Definition<M, C, X, N> & Complete<RequiredCreatePath<M>, C>): Resource {
  // cast: the types are already checked; the engine renders any definition
  const declared = definition as unknown as RuntimeDefinition;
  const drawn = withImpersonation(manifest, withFeatures(manifest, declared));
  return { name: manifest.name, manifest, definition: drawn };
}
