import { Suspense } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import type { FieldMap } from '../definition/manifest.ts';
import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import type { FailedSave } from './useFailedSave.ts';

const EditConflict = lazyWithPreload(async () => (await import('./EditConflict.tsx')).EditConflict);

interface SaveConflictProps {
  resource: Resource;
  fields: FieldMap;
  paths: readonly string[];
  /** The record as it was opened. */
  record: AnyRecord;
  formId: string;
  failed: FailedSave;
}

/** Renders the edit conflict after a save failed because another user had saved the record meanwhile. */
export function SaveConflict({ record, failed, ...props }: SaveConflictProps) {
  const { conflict, resolve, close } = failed;
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <EditConflict
        {...props}
        key={String(conflict.theirs['version'])}
        base={conflict.base ?? record}
        theirs={conflict.theirs}
        onResolve={() => resolve(conflict.theirs)}
        onClose={close}
      />
    </Suspense>
  );
}
