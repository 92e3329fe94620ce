import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { discountDocuments } from '#contract/manifest/discount-documents.ts';
import type { Schemas } from '#contract/types.ts';
import { Gated } from '../../../src/engine/access/Gated.tsx';
import { sizeText } from '../../../src/engine/controls/upload/fileLimits.ts';
import { FileChooser } from '../../../src/ui/FileChooser.tsx';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import styles from './Documents.module.css';
import { useDocuments } from './useDocuments.ts';

type Document = Schemas['DiscountDocument'];

const MESSAGES = 'resources.campaignDesk.documents';
const MAX_DOCUMENTS = discountDocuments.create.maxRecords;
const GATE = { needs: discountDocuments.operations.create.feature } as const;
const ACCEPT = discountDocuments.create.fields.document.accept.join(',');

interface DocumentActionProps {
  word: 'add' | 'download' | 'replace' | 'remove';
  /** Name of the file; undefined for an action on the whole list. */
  name?: string;
  isBusy: boolean;
  onPress: () => void;
}

/** Renders a button whose label names its action and the file. */
function DocumentAction({ word, name, isBusy, onPress }: DocumentActionProps) {
  const translate = useTranslate();
  const text = translate(`${MESSAGES}.${word}`);
  return (
    <button
      type="button"
      className="ui-button"
      disabled={isBusy}
      {...(name !== undefined && { 'aria-label': `${text}: ${name}` })}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

interface DocumentLineProps {
  document: Document;
  campaign: Schemas['Discount'];
  isBusy: boolean;
  onDownload: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** Renders a document with the actions that its campaign and the package allow. */
function DocumentLine(props: DocumentLineProps) {
  const { document, campaign, isBusy, onDownload, onReplace, onRemove } = props;
  const { name, size } = document.document;
  const action = { name, isBusy };
  return (
    <li>
      <span>
        <bdi>{name}</bdi> <small dir="ltr">{sizeText(size)}</small>
      </span>
      <DocumentAction word="download" {...action} onPress={onDownload} />
      {campaign.allowed.update && (
        <>
          <Gated gate={{ ...GATE, locked: 'hide' }} record={campaign} label={name}>
            <DocumentAction word="replace" {...action} onPress={onReplace} />
          </Gated>
          <DocumentAction word="remove" {...action} onPress={onRemove} />
        </>
      )}
    </li>
  );
}

/** Renders the documents of a campaign: editable until it is approved, downloadable after that. */
export function Documents({ record }: { record: Schemas['Discount'] }) {
  const { id, allowed } = record;
  const translate = useTranslate();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [replaced, setReplaced] = useState<Document>();
  const { query, isBusy, problem, add, replace, remove, download } = useDocuments(id);
  const documents = query.data ?? [];
  const none = allowed.update ? 'none' : 'noneAdded';
  const pick = (one: Document | undefined) => {
    setReplaced(one);
    input.current?.click();
  };
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{translate(`${MESSAGES}.title`)}</h2>
        {allowed.update && documents.length < MAX_DOCUMENTS && (
          <Gated gate={GATE} record={record} label={translate(`${MESSAGES}.add`)}>
            <DocumentAction word="add" isBusy={isBusy} onPress={() => pick(undefined)} />
          </Gated>
        )}
      </header>
      <FileChooser
        ref={input}
        label={translate(`${MESSAGES}.file`)}
        accept={ACCEPT}
        onFiles={([file]) => void (replaced ? replace(replaced, file) : add(file))}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <QueryBoundary
        isPending={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        rows={1}
      >
        {documents.length === 0 && (
          <p className={styles.none}>{translate(`${MESSAGES}.${none}`)}</p>
        )}
        <ul className={styles.documents}>
          {documents.map((one) => (
            <DocumentLine
              key={one.id}
              document={one}
              campaign={record}
              isBusy={isBusy}
              onDownload={() => void download(one)}
              onReplace={() => pick(one)}
              onRemove={() => void remove(one)}
            />
          ))}
        </ul>
      </QueryBoundary>
    </section>
  );
}
