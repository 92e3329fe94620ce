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

/** Marks the list of a resource as visited in this tab; its start view then no longer applies. */
export function markStarted(resource: string): void {
  try {
    sessionStorage.setItem(keyOf(resource), '1');
  } catch {
    // Without session storage, start views do not apply.
  }
}

/** Returns the start view on the first visit of a list in a tab, if the URL has no parameters. */
export function startViewOf(
  resource: string,
  views: StoredViews,
  search: string,
): SavedView | undefined {
  const start = views.find((view) => view.isStart);
  return start && search === '' && !hasStarted(resource) ? start : undefined;
}
