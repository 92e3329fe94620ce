import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../definition/field.ts';
import { uploadsOf, type Upload } from './uploads.ts';
import type { Uploads } from './useUploads.ts';

/**
 * Returns a callback that makes a picture of a list the cover of the same form; the former cover takes its place.
 * Undefined if the contract names no cover (`x-cover`).
 */
export function useCover(
  { facts: { cover } }: Field,
  { exchange }: Uploads,
): ((upload: Upload) => void) | undefined {
  const { getValues, setValue } = useFormContext();
  const name = useWrappedSource(cover ?? '');
  if (cover === undefined) return undefined;
  return (upload) => {
    const [former] = uploadsOf(getValues(name));
    setValue(name, upload, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    exchange(upload, former);
  };
}
