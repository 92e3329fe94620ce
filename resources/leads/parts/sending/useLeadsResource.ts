import { use } from 'react';
import type { Resource } from '../../../../src/engine/definition/runtimeDefinition.ts';
import { DefinitionsContext } from '../../../../src/engine/definition/DefinitionsContext.ts';

/** The definition around these parts, whose words name what dialogs ask; it is there before they are drawn. */
export function useLeadsResource(): Resource {
  const definition = use(DefinitionsContext).load('leads');
  if (!definition) throw new Error('leads are not declared');
  return use(definition);
}
