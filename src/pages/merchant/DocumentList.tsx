import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { updateMerchantDocumentFacts } from '#contract/facts/updateMerchantDocument.ts';
import { get } from '#contract/get.ts';
import type { Schemas } from '#contract/types.ts';
import { DropZone } from '../../engine/controls/upload/DropZone.tsx';
import { fieldMessages } from '../../engine/form/refusal.ts';
import { errorMessage } from '../../ui/errorMessage.ts';
import styles from './Merchant.module.css';
import type { DocumentKind } from './merchantFields.ts';

interface DocumentListProps {
  kinds: readonly DocumentKind[];
  documents: readonly Schemas['MerchantDocument'][];
  /** Messages by the kind of document. */
  missing: object;
  /** Adds a document, or removes the existing one if it is null. */
  onChange: (kind: DocumentKind, document: File | null) => Promise<void>;
}

/** Renders the document fields of the application. Each file is uploaded when it is chosen. */
export function DocumentList(props: DocumentListProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.documents}>
      <legend className="ui-label">{translate('merchant.documents.title')}</legend>
      {props.kinds.map((kind) => (
        <DocumentField key={kind} kind={kind} {...props} />
      ))}
    </fieldset>
  );
}

const messageOf = (error: unknown): string => {
  const fault = get(fieldMessages(error), 'document');
  return typeof fault === 'string' ? fault : errorMessage(error);
};

function DocumentField(props: DocumentListProps & { kind: DocumentKind }) {
  const { kind, documents, missing, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const added = documents.find((one) => one.kind === kind);
  const change = async (document: File | null) => {
    setBusy(true);
    setFault(undefined);
    try {
      await onChange(kind, document);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const message = get(missing, kind);
  const wrong = fault ?? (added || typeof message !== 'string' ? undefined : message);
  return (
    <div className="ui-field" aria-busy={isBusy}>
      <span id={`${id}-label`} className="ui-label">
        {translate(`merchant.documents.${kind}`)}
      </span>
      {added ? (
        <p className={styles.added}>
          <bdi>{added.name}</bdi>
          <button
            type="button"
            className="ui-button ui-button--small"
            disabled={isBusy}
            aria-label={`${translate('merchant.documents.remove')}: ${added.name}`}
            onClick={() => void change(null)}
          >
            {translate('merchant.documents.remove')}
          </button>
        </p>
      ) : (
        <DropZone
          id={id}
          labelledBy={`${id}-label`}
          describedBy={`${id}-help`}
          accept={updateMerchantDocumentFacts.body.document.accept}
          many={false}
          isWrong={wrong !== undefined}
          onFiles={([file]) => file && void change(file)}
        />
      )}
      <p id={`${id}-help`} className={wrong === undefined ? 'ui-help' : 'ui-error'}>
        {wrong === undefined
          ? translate(isBusy ? 'merchant.documents.sending' : 'merchant.documents.help')
          : translate(wrong, { _: wrong })}
      </p>
    </div>
  );
}
