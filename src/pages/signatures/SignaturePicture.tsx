import { useNotify, useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { uploadSignatureImageFacts } from '#contract/facts/uploadSignatureImage.ts';
import { deleteSignatureImage, uploadSignatureImage } from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './SignaturesPage.module.css';

const WORDS = 'resources.signatureDesk';
const ACCEPTED = uploadSignatureImageFacts.body.image.accept.join();

interface SignaturePictureProps {
  params: { customerId: number; id: number; linkId: number };
  hasPicture: boolean;
  /** Refetches what the picture changed. */
  onChanged: () => Promise<void>;
}

/** Chooses the picture of a signature, and takes it away; either is stored at once. */
export function SignaturePicture({ params, hasPicture, onChanged }: SignaturePictureProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const hint = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (call: () => Promise<unknown>, told: string) => {
    setBusy(true);
    try {
      await call();
      await onChanged();
      notify(told, { type: 'success' });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    const upload = () => api.call(uploadSignatureImage, { params, body: { image: file } });
    void attempt(upload, 'ui.state.saved');
  };
  const remove = () => api.call(deleteSignatureImage, { params });
  return (
    <div className={styles.picture}>
      <span>{translate(`${WORDS}.picture`)}</span>
      <div className={styles.buttons}>
        <button
          type="button"
          className="ui-button"
          aria-describedby={hint}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {translate(hasPicture ? `${WORDS}.replace` : `${WORDS}.choose`)}
        </button>
        {hasPicture && (
          <button
            type="button"
            className="ui-button"
            disabled={isBusy}
            onClick={() => void attempt(remove, `${WORDS}.removed`)}
          >
            {translate(`${WORDS}.remove`)}
          </button>
        )}
      </div>
      <small id={hint}>{translate(`${WORDS}.limits`)}</small>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={translate(`${WORDS}.choose`)}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
