import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { updateProviderLink } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { useUnfinished } from '../../ui/unfinished.ts';
import styles from './SignaturesPage.module.css';
import { SignaturePicture } from './SignaturePicture.tsx';
import { SignaturePreview } from './SignaturePreview.tsx';
import { linesOfSignature, signatureOfLines } from './signatureText.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';

/** Maximum number of characters; as HTML they stay within the contract's limit. */
const MAX_LENGTH = 1000;

interface SignatureFormProps {
  link: Schemas['CustomerUserProvider'];
  userId: number;
  customerId: number;
}

/** Renders the form for the signature of one provider. */
export function SignatureForm({ link, userId, customerId }: SignatureFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const api = useApi();
  const queryClient = useQueryClient();
  const id = useId();
  const kept = linesOfSignature(link.signatureContent);
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = typed ?? kept;
  useUnfinished(text.trim() !== kept);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['customer-users'] });
  const save = async () => {
    setBusy(true);
    try {
      await api.call(updateProviderLink, {
        params: { customerId, id: userId, linkId: link.id },
        body: { signatureContent: signatureOfLines(text) },
      });
      await refresh();
      setTyped(undefined);
      notify('ui.state.saved', { type: 'success' });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.card}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id={id}>
        <bdi>{link.name}</bdi>
      </h2>
      <label>
        <span>{translate('areas.signatures.text')}</span>
        <textarea
          rows={4}
          maxLength={MAX_LENGTH}
          dir="auto"
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <SignaturePicture
        params={{ customerId, id: userId, linkId: link.id }}
        hasPicture={link.signatureImage !== null}
        onChanged={refresh}
      />
      <SignaturePreview html={signatureOfLines(text)} image={link.signatureImage} />
      <button
        type="submit"
        className="ui-button ui-button--primary"
        disabled={text.trim() === kept || isBusy}
        aria-busy={isBusy}
      >
        {translate('ui.action.save')}
      </button>
    </form>
  );
}
