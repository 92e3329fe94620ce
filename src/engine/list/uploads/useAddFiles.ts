import { useCallback, useMemo, useState } from 'react';
import type { Resource, RuntimeUpload } from '../../definition/runtimeDefinition.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useParentValues } from '../../form/useParentValues.ts';
import type { UploadQueue } from './UploadQueue.ts';
import { useUploadQueue } from './useUploadQueue.ts';

type Values = Readonly<Record<string, unknown>>;

const single = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? value[0] : value;

/** Returns the fields of a new record that the list's filters determine, such as its parent record. */
export function valuesOfFilters(
  resource: Resource,
  upload: RuntimeUpload,
  filters: Values,
): Values {
  const createFields = resource.manifest.create?.fields ?? {};
  const found = Object.entries(filters).flatMap(([name, value]): [string, unknown][] => {
    const one = single(value);
    return createFields[name]?.ref && typeof one === 'number' ? [[name, one]] : [];
  });
  return { ...Object.fromEntries(found), ...upload.set };
}

export interface AddFiles {
  queue: UploadQueue | undefined;
  /** Adds files, after a form if the list's filters do not determine all required fields. */
  add: (files: readonly File[]) => void;
  /** Fields that the form has to contain. */
  missing: readonly string[];
  /** Files that are added once the form is submitted; undefined while it is closed. */
  waiting: readonly File[] | undefined;
  /** Fields that the list determines. */
  values: Values;
  answer: (values: Values) => void;
  cancel: () => void;
}

/** Returns the state and callbacks for adding files to the queue of the surrounding list. */
export function useAddFiles(resource: Resource, upload: RuntimeUpload): AddFiles {
  const queue = useUploadQueue(resource, upload.file);
  const { values: filters } = useFilters();
  const [waiting, setWaiting] = useState<readonly File[]>();
  const { values: above } = useParentValues(resource, true);
  const values = useMemo<Values>(
    () => ({ ...above, ...valuesOfFilters(resource, upload, filters) }),
    [above, resource, upload, filters],
  );
  const missing = useMemo(() => {
    const required = resource.manifest.create?.required ?? [];
    return [...required.filter((name) => !(name in values)), ...(upload.ask ?? [])];
  }, [resource, upload, values]);
  const add = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      if (missing.length > 0) setWaiting(files);
      else void queue?.add(files, values, upload.place);
    },
    [queue, values, missing, upload],
  );
  const answer = (answers: Values) => {
    if (waiting) void queue?.add(waiting, { ...values, ...answers }, upload.place);
    setWaiting(undefined);
  };
  return { queue, add, missing, waiting, values, answer, cancel: () => setWaiting(undefined) };
}
