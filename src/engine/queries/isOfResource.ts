import type { Query } from '@tanstack/react-query';

/**
 * Returns a predicate that is true if a cached response belongs to a resource or to a dependent one:
 * `orders` and `order-lines`.
 */
export const isOfResource =
  (resource: string) =>
  ({ queryKey: [name] }: Query): boolean =>
    typeof name === 'string' && (name === resource || name.startsWith(resource.replace(/s$/, '-')));
