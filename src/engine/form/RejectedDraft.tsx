import { useEvent } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { get } from '#contract/get.ts';

interface RejectedDraftProps {
  /** Rejected changes, each with `field` and `after`; undefined while there are none or the record is being read. */
  changes: unknown;
  /** Paths of the form's fields. */
  paths: readonly string[];
}

/**
 * Fills the form around it with the values of a rejected change, so that they are corrected rather than entered again.
 * They count as changes: the save bar names them.
 */
export function RejectedDraft({ changes, paths }: RejectedDraftProps) {
  const { setValue } = useFormContext();
  // The form resets itself to the record once it is mounted.
  const { isReady } = useFormState();
  const isRejected = isReady && Array.isArray(changes);
  const fill = useEvent(() => {
    if (!Array.isArray(changes)) return;
    for (const change of changes) {
      const path = String(get(change, 'field'));
      if (paths.includes(path)) setValue(path, get(change, 'after'), { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (isRejected) fill();
  }, [isRejected, fill]);
  return null;
}
