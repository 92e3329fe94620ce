import { useEffect, useState } from 'react';
import type { FileFault } from '../../controls/upload/fileFault.ts';
import type { UploadQueue } from './UploadQueue.ts';

/** Returns the faults of chosen files that have been found so far. */
export function useFaults(
  files: readonly File[],
  queue: UploadQueue | undefined,
): ReadonlyMap<File, FileFault> {
  const [faults, setFaults] = useState<ReadonlyMap<File, FileFault>>(new Map());
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      // Sequentially: decoding twenty photos at once can exhaust a phone's memory.
      for (const file of files) {
        const fault = await queue?.faultOf(file);
        if (isGone) return;
        if (fault) setFaults((found) => new Map(found).set(file, fault));
      }
    };
    void check();
    return () => {
      isGone = true;
    };
  }, [files, queue]);
  return faults;
}
