import type { SavedView } from './savedViews.ts';

const isTaken = (views: readonly SavedView[], name: string) =>
  views.some((view) => view.name.toLocaleLowerCase() === name.toLocaleLowerCase());

/** Returns the message key of the reason why a name cannot be used for a view; undefined if it can. */
export function nameError(views: readonly SavedView[], name: string): string | undefined {
  if (name.trim() === '') return 'validation.required';
  return isTaken(views, name.trim()) ? 'listTools.views.taken' : undefined;
}

/** Returns the views with one renamed, unchanged if the new name is taken or empty. */
export function renameView(
  views: readonly SavedView[],
  name: string,
  next: string,
): readonly SavedView[] {
  const others = views.filter((view) => view.name !== name);
  if (nameError(others, next)) return views;
  return views.map((view) => (view.name === name ? { ...view, name: next.trim() } : view));
}

/** Returns the views with the named one as the start view; none without a name. */
export const startWith = (views: readonly SavedView[], name: string | undefined) =>
  views.map(({ isStart: _, ...view }) => (view.name === name ? { ...view, isStart: true } : view));
