import type { Query } from '@tanstack/react-query';

/** Whether a cached answer belongs to a resource or to one that hangs on it: `orders` and `order-lines`. */
export const isOfResource =
  (resource: string) =>
  ({ queryKey: [name] }: Query): boolean =>
    typeof name === 'string' && (name === resource || name.startsWith(resource.replace(/s$/, '-')));
