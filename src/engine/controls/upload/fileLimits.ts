import { PICTURE_LIMITS } from '#contract/pictureLimits.ts';
import type { Facts } from '../../definition/manifest.ts';

const MEGABYTE = 1_048_576;

interface FileLimits {
  /** Media types; empty accepts any. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** Size limit of a picture in a field that also accepts other file types. */
  readonly maxPictureBytes?: number | undefined;
  /** Pixels; for pictures only. */
  readonly minWidth?: number | undefined;
  readonly maxWidth?: number | undefined;
}

/**
 * Returns the maximum size and the types of a file: by the contract's facts, else by the defaults for pictures and
 * files.
 */
export function fileLimits(facts: Facts): FileLimits {
  if (facts.kind !== 'image')
    return {
      accept: facts.accept ?? [],
      maxBytes: facts.maxBytes ?? 15 * MEGABYTE,
      maxPictureBytes: facts.maxPictureBytes,
    };
  return {
    accept: facts.accept ?? PICTURE_LIMITS.accept,
    maxBytes: facts.maxBytes ?? PICTURE_LIMITS.maxBytes,
    minWidth: facts.minWidth ?? PICTURE_LIMITS.minWidth,
    maxWidth: facts.maxWidth ?? PICTURE_LIMITS.maxWidth,
  };
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** File extensions by media type; a browser reports no type if no installed program handles it. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  [`${OFFICE}.wordprocessingml.document`]: ['.docx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['.xlsx'],
  [`${OFFICE}.presentationml.presentation`]: ['.pptx'],
  'text/calendar': ['.ics'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'video/quicktime': ['.mov'],
};

const hasEnding = (name: string, ending: string) => name.toLowerCase().endsWith(ending);

/**
 * Returns true if a file has a media type (`audio/*` matches all of its subtypes), or its name has an extension of
 * it.
 */
export function isOfType({ name, type }: File, accepted: string): boolean {
  if (accepted.startsWith('.')) return hasEnding(name, accepted);
  if (accepted.endsWith('/*') && type.startsWith(accepted.slice(0, -1))) return true;
  return type === accepted || (ENDINGS[accepted] ?? []).some((ending) => hasEnding(name, ending));
}

/** Returns true if a file is a picture, by its type or its name. */
export const isPicture = (file: File): boolean =>
  ['image/*', ...Object.keys(ENDINGS).filter((type) => type.startsWith('image/'))].some((type) =>
    isOfType(file, type),
  );

/** Returns media types and extensions for the `accept` attribute of a file input. */
export const acceptText = (accept: readonly string[]): string =>
  accept.flatMap((type) => [type, ...(ENDINGS[type] ?? [])]).join();

/** Returns the readable names of media types and file extensions, each once: `JPG, PNG, PDF`. */
export function typeNames(accept: readonly string[]): string {
  const names = accept.map((type) =>
    (ENDINGS[type]?.[0] ?? type)
      .replace('/*', '')
      .replace(/^.*[/.]/, '')
      .replace('jpeg', 'jpg')
      .replace(/^plain$/, 'txt'),
  );
  return [...new Set(names)].join(', ').toUpperCase();
}

/** Formats a size in bytes: `10 MB`, `640 KB`. */
export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${Math.round(bytes / MEGABYTE)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
