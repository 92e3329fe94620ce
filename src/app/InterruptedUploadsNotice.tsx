import { useEffect, useState } from 'react';
import { lazyOptional } from '../ui/lazyOptional.tsx';
import { whenFirstScreenIdle } from '../ui/whenFirstScreenIdle.ts';

const InterruptedUploads = lazyOptional(
  async () => (await import('../engine/list/uploads/InterruptedUploads.tsx')).InterruptedUploads,
);

/** Returns true if a queue of uploads ever stored files in this browser. */
async function hasStoredUploads(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'uploads');
  } catch {
    // This browser stores nothing, or does not say what.
    return false;
  }
}

/** Notifies of uploads that an earlier page left. Loads no code in a browser that never uploaded files to a list. */
export function InterruptedUploadsNotice() {
  const [hasUploads, setHasUploads] = useState(false);
  useEffect(() => {
    void whenFirstScreenIdle().then(hasStoredUploads).then(setHasUploads);
  }, []);
  return hasUploads && <InterruptedUploads />;
}
