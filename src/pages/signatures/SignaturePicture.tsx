import { useNotify, useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { uploadSignatureImageFacts } from '#contract/facts/uploadSignatureImage.ts';
import { deleteSignatureImage, uploadSignatureImage } from '#contract/operations.ts';
import { fileFault, imageFault, type FileFault } from '../../engine/controls/upload/fileFault.ts';
import { sizeText, typeNames } from '../../engine/controls/upload/fileLimits.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { FileChooser } from '../../ui/FileChooser.tsx';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './SignaturesPage.module.css';

const MESSAGES = 'resources.signatureDesk';
const { image: IMAGE } = uploadSignatureImageFacts.body;
const LIMITS = { types: typeNames(IMAGE.accept), size: sizeText(IMAGE.maxBytes) };

interface SignaturePictureProps {
  params: { customerId: number; id: number; linkId: number };
  hasPicture: boolean;
  /** Refetches the data that a change of the picture affects. */
  onChanged: () => Promise<void>;
}

/** Renders the buttons that choose and remove the picture of a signature; each change is saved at once. */
export function SignaturePicture({ params, hasPicture, onChanged }: SignaturePictureProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const hint = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FileFault>();
  const attempt = async (call: () => Promise<unknown>, message: string) => {
    setBusy(true);
    try {
      await call();
      await onChanged();
      notify(message, { type: 'success' });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File) => {
    const found = fileFault(file, IMAGE) ?? (await imageFault(file, IMAGE));
    setFault(found);
    if (found) return;
    const upload = () => api.call(uploadSignatureImage, { params, body: { image: file } });
    await attempt(upload, 'ui.state.saved');
  };
  const remove = () => api.call(deleteSignatureImage, { params });
  return (
    <div className={styles.picture}>
      <span>{translate(`${MESSAGES}.picture`)}</span>
      <div className={styles.buttons}>
        <button
          type="button"
          className="ui-button"
          aria-describedby={hint}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {translate(hasPicture ? `${MESSAGES}.replace` : `${MESSAGES}.choose`)}
        </button>
        {hasPicture && (
          <button
            type="button"
            className="ui-button"
            disabled={isBusy}
            onClick={() => void attempt(remove, `${MESSAGES}.removed`)}
          >
            {translate(`${MESSAGES}.remove`)}
          </button>
        )}
      </div>
      <div role="alert" className="ui-error">
        {fault && translate(`validation.${fault.message}`, fault.args)}
      </div>
      <small id={hint}>{translate(`${MESSAGES}.limits`, LIMITS)}</small>
      <FileChooser
        ref={chooser}
        label={translate(`${MESSAGES}.choose`)}
        accept={IMAGE.accept.join()}
        onFiles={([file]) => void take(file)}
      />
    </div>
  );
}
