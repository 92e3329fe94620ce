import { useEvent } from 'react-admin';
import { useMemo, useState } from 'react';
import type { Resource, RuntimeUpload } from '../../definition/runtimeDefinition.ts';
import { useFilters } from '../filters/useFilters.ts';
import { useParentValues } from '../../form/useParentValues.ts';
import type { QuotaUsage } from '../../access/QuotaUsage.ts';
import { useQuota } from '../useQuota.ts';
import { areCounted } from './areCounted.ts';
import { roomOf } from './roomOf.ts';
import { isLeft } from './UploadItem.ts';
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

/** Files that were chosen and are not sent yet. */
export interface WaitingFiles {
  readonly files: readonly File[];
  /** Usage of the package's quota at the choice, with the queued files; undefined if it does not count these. */
  readonly usage: QuotaUsage | undefined;
}

export interface AddFiles {
  queue: UploadQueue | undefined;
  /** Adds files, after a form if the list's filters do not determine all required fields or not all files fit. */
  add: (files: readonly File[]) => void;
  /** Fields that the form has to contain. */
  missing: readonly string[];
  /** Files of which some are added once the form is submitted; undefined while it is closed. */
  waiting: WaitingFiles | undefined;
  /** Fields that the list determines. */
  values: Values;
  /** Adds files of the waiting ones with the values of the form. */
  answer: (values: Values, files: readonly File[]) => void;
  cancel: () => void;
}

/** Returns a function that reads the usage of the quota, including the files that are still to be stored. */
function useReadUsage(resource: Resource, upload: RuntimeUpload, queue: UploadQueue | undefined) {
  const usage = useQuota();
  return (): QuotaUsage | undefined => {
    if (!usage || !areCounted(resource, upload)) return undefined;
    const { used, allowed } = usage;
    const queued = queue?.read().items.filter(isLeft).length ?? 0;
    return { used: Math.max(used, Math.min(allowed, used + queued)), allowed };
  };
}

/** Returns the state and callbacks for adding files to the queue of the surrounding list. */
export function useAddFiles(resource: Resource, upload: RuntimeUpload): AddFiles {
  const queue = useUploadQueue(resource, upload.file);
  const { values: filters } = useFilters();
  const readUsage = useReadUsage(resource, upload, queue);
  const [waiting, setWaiting] = useState<WaitingFiles>();
  const { values: above } = useParentValues(resource, true);
  const values = useMemo<Values>(
    () => ({ ...above, ...valuesOfFilters(resource, upload, filters) }),
    [above, resource, upload, filters],
  );
  const missing = useMemo(() => {
    const required = resource.manifest.create?.required ?? [];
    return [...required.filter((name) => !(name in values)), ...(upload.ask ?? [])];
  }, [resource, upload, values]);
  const add = useEvent((files: readonly File[]) => {
    if (files.length === 0) return;
    const usage = readUsage();
    if (missing.length > 0 || files.length > roomOf(usage)) setWaiting({ files, usage });
    else void queue?.add(files, values, upload.batch);
  });
  const answer = (answers: Values, files: readonly File[]) => {
    void queue?.add(files, { ...values, ...answers }, upload.batch);
    setWaiting(undefined);
  };
  return { queue, add, missing, waiting, values, answer, cancel: () => setWaiting(undefined) };
}
