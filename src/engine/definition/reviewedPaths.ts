import { get } from '#contract/get.ts';
import type { Manifest } from './manifest.ts';

const rootOf = (path: string) => path.split('.')[0] ?? path;

/**
 * Returns the written fields whose change the support desk approves: those of `names` (`x-review`), and a picture
 * that a form sends under another name, such as `file` for the record's `image`.
 */
export function reviewedPaths(
  { fields, update }: Pick<Manifest, 'fields' | 'update'>,
  names: readonly string[],
  written: readonly string[],
): string[] {
  const sent = update?.fields ?? {};
  const hasPicture = names.some((name) => `${name}.url` in fields && !(name in sent));
  return written.filter(
    (path) =>
      names.includes(rootOf(path)) ||
      (hasPicture && sent[path]?.kind === 'image' && !(path in fields)),
  );
}

/** Returns true if writing these fields returns the record to approval (`x-review`). */
export function returnsToApproval(manifest: Manifest, record: unknown, written: readonly string[]) {
  const { again = [], to = '', from } = manifest.review ?? {};
  // A new record and a record pending approval do not return to approval.
  const status = get(record, 'status') ?? to;
  const canReturn = status !== to && (from?.some((one) => one === status) ?? true);
  return canReturn && reviewedPaths(manifest, again, written).length > 0;
}
