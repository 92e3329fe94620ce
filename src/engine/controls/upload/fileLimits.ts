import type { Facts } from '../../definition/manifest.ts';

const MEGABYTE = 1_048_576;

interface FileLimits {
  /** Media types; empty takes any. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** Pixels; of pictures only. */
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
}

/**
 * Returns the maximum size and the types of a file: by the contract's facts, else by the panel's defaults for
 * pictures and files.
 */
export function fileLimits(facts: Facts): FileLimits {
  if (facts.kind !== 'image')
    return { accept: facts.accept ?? [], maxBytes: facts.maxBytes ?? 15 * MEGABYTE };
  return {
    accept: facts.accept ?? ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: facts.maxBytes ?? 10 * MEGABYTE,
    minWidth: facts.minWidth ?? 800,
    maxWidth: facts.maxWidth ?? 6000,
  };
}

/** Media types and endings as people call them, each once: `JPG, PNG, PDF`. */
export function typeNames(accept: readonly string[]): string {
  const names = accept.map((type) =>
    type
      .replace('/*', '')
      .replace(/^.*[/.]/, '')
      .replace('jpeg', 'jpg')
      .replace(/^plain$/, 'txt'),
  );
  return [...new Set(names)].join(', ').toUpperCase();
}

/** Bytes as a person reads them: `10 MB`, `640 KB`. */
export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${Math.round(bytes / MEGABYTE)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
