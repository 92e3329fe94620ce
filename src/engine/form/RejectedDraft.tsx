import { useEvent } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { get } from '#contract/get.ts';

interface RejectedDraftProps {
  /** Rejected values by path; undefined where nothing was rejected. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** Paths of the form's fields. */
  paths: readonly string[];
}

/**
 * Fills the form around it with the values of a rejected change, so that they are corrected rather than entered again.
 * They count as changes: the save bar names them. What was typed meanwhile stays.
 */
export function RejectedDraft({ values, paths }: RejectedDraftProps) {
  const { setValue } = useFormContext();
  // The form resets itself to the record once it is mounted.
  const { isReady, dirtyFields } = useFormState();
  const isRejected = isReady && values !== undefined;
  const fill = useEvent(() => {
    for (const [path, value] of Object.entries(values ?? {}))
      if (paths.includes(path) && get(dirtyFields, path) === undefined)
        setValue(path, value, { shouldDirty: true });
  });
  useEffect(() => {
    if (isRejected) fill();
  }, [isRejected, fill]);
  return null;
}
