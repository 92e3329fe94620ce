import { useEvent } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { get } from '#contract/get.ts';

interface RejectedDraftProps {
  /** Rejected values by path; undefined if no change was rejected. */
  values: Readonly<Record<string, unknown>> | undefined;
  /** Paths of the form's fields. */
  paths: readonly string[];
}

/**
 * Fills the surrounding form with the values of a rejected change, so that the user corrects them instead of
 * entering them again. The form treats them as changes. Values that the user has typed meanwhile are kept.
 */
export function RejectedDraft({ values, paths }: RejectedDraftProps) {
  const { setValue } = useFormContext();
  // The form resets itself to the record after mounting.
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
