import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { UploadButton } from '../engine/list/uploads/UploadButton.tsx';
import { emptyUploadStore } from '../engine/list/uploads/emptyUploadStore.ts';
import { UploadPanel } from '../engine/list/uploads/UploadPanel.tsx';
import { UploadQueue } from '../engine/list/uploads/UploadQueue.ts';
import styles from './Gallery.module.css';

const MAX_BYTES = 1_048_576;
const STEP_MS = 150;
const STEPS = 12;

/** Simulates the progress of an upload on a slow connection; sends nothing. */
function slowly(signal: AbortSignal, onProgress: (sent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      onProgress(step / STEPS);
      if (step === STEPS) resolve();
      if (step === STEPS || signal.aborted) clearInterval(timer);
      if (signal.aborted) reject(new DOMException('Stopped', 'AbortError'));
    }, STEP_MS);
  });
}

const newQueue = () =>
  new UploadQueue({
    owner: 'gallery',
    store: emptyUploadStore,
    checkFile: ({ size }) =>
      size > MAX_BYTES ? { message: 'fileSize', args: { size: '1 MB' } } : undefined,
    checkContent: async () => undefined,
    send: (_, { signal, onProgress }) => slowly(signal, onProgress),
    onDone: () => {},
  });

/** Renders the upload queue. Files are chosen here but not sent. */
export function Uploads() {
  const translate = useTranslate();
  const [queue] = useState(newQueue);
  return (
    <div className={styles.stack}>
      <p className={styles.line}>
        <UploadButton
          label={translate('gallery.upload')}
          accept={[]}
          onFiles={(files) => void queue.add(files, {})}
        />
      </p>
      <UploadPanel queue={queue} />
    </div>
  );
}
