import type { SavedView } from './savedViews.ts';

export type StoredViews = readonly SavedView[];

/** Returns the key of a user's views of a resource in react-admin's store. */
export const viewsKey = (resource: string) => `views.${resource}`;

const keyOf = (resource: string) => `started.${resource}`;

function hasStarted(resource: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(resource)) !== null;
  } catch {
    return true;
  }
}

/** From now on the list of a resource opens as it was left. */
export function markStarted(resource: string): void {
  try {
    sessionStorage.setItem(keyOf(resource), '1');
  } catch {
    // Without storage there is no start view; the list opens all the same.
  }
}

/** The view that a list begins with at its first visit in a tab, where the address asks for nothing else. */
export function startViewOf(
  resource: string,
  views: StoredViews,
  search: string,
): SavedView | undefined {
  const start = views.find((view) => view.isStart);
  return start && search === '' && !hasStarted(resource) ? start : undefined;
}
