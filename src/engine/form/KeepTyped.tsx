import { useEvent } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { get } from '#contract/get.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';

interface KeepTypedProps {
  record: AnyRecord;
  /** Paths of the form's fields. */
  paths: readonly string[];
  /** True once the record has been loaded since the form was opened; later changes of it are the form's own. */
  isLoaded: boolean;
  /** Called with the record that the user saw, if a newer version of it has loaded since they began to type. */
  onNewer: (seen: AnyRecord) => void;
}

/**
 * Keeps what was typed into a cached record when the loaded one resets the surrounding form. The form stays based on
 * the version that the user saw; otherwise a save would overwrite changes that they have never seen.
 */
export function KeepTyped({ record, paths, isLoaded, onNewer }: KeepTypedProps) {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const seen = useRef(record);
  const [typed, setTyped] = useState<readonly (readonly [path: string, value: unknown])[]>([]);
  const keep = useEvent((newer: AnyRecord) => {
    const before = seen.current;
    if (before === newer || isLoaded) return;
    const changed = paths.filter((path) => get(dirtyFields, path) !== undefined);
    if (changed.length === 0) {
      seen.current = newer;
      return;
    }
    setTyped(changed.map((path) => [path, getValues(path)]));
    if (before['version'] !== newer['version']) onNewer(before);
  });
  // Runs before the effect of the form that resets it, and the next one after it.
  useEffect(() => {
    keep(record);
  }, [record, keep]);
  useEffect(() => {
    for (const [path, value] of typed) setValue(path, value, { shouldDirty: true });
  }, [typed, setValue]);
  return null;
}
