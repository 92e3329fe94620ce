import type { Resource } from '../../definition/runtimeDefinition.ts';

/** Returns the translated label of a bulk action's button. */
export const bulkLabel = (
  resource: Resource,
  name: string,
  translate: (key: string) => string,
): string =>
  translate(
    name === 'remove' ? 'ui.action.delete' : `resources.${resource.name}.actions.${name}.do`,
  );
