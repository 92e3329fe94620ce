import { use } from 'react';
import type { Resource } from '../../../../src/engine/definition/runtimeDefinition.ts';
import { DefinitionsContext } from '../../../../src/engine/definition/DefinitionsContext.ts';

/**
 * Returns the definition of the leads, whose messages name the dialogs' actions; it has loaded
 * before these components render.
 */
export function useLeadsResource(): Resource {
  const definition = use(DefinitionsContext).load('leads');
  if (!definition) throw new Error('leads are not declared');
  return use(definition);
}
