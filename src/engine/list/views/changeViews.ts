import type { SavedView } from './savedViews.ts';

/**
 * Returns the message key of the reason why a name cannot be used for a view; undefined if it can.
 * @param locale of the page; determines which letters differ only in case: İ and i in Turkish, not I and i
 */
export function nameError(
  views: readonly SavedView[],
  name: string,
  locale: string,
): string | undefined {
  if (name.trim() === '') return 'validation.required';
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const isTaken = views.some((view) => lower(view.name) === lower(name.trim()));
  return isTaken ? 'savedViews.taken' : undefined;
}

/** Returns the views with one renamed, unchanged if the new name is taken or empty. */
export function renameView(
  views: readonly SavedView[],
  name: string,
  next: string,
  locale: string,
): readonly SavedView[] {
  const others = views.filter((view) => view.name !== name);
  if (nameError(others, next, locale)) return views;
  return views.map((view) => (view.name === name ? { ...view, name: next.trim() } : view));
}

/** Returns the views with the named one marked as start view; without a name, none is. */
export const startWith = (views: readonly SavedView[], name: string | undefined) =>
  views.map(({ isStart: _, ...view }) => (view.name === name ? { ...view, isStart: true } : view));
