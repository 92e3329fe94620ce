import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { deleteTemplateAttachment } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useCan } from '../../../src/engine/access/useCan.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { useResourceLocation } from '../../../src/engine/definition/useResourceLocation.ts';
import { useUpdateRecordCache } from '../../../src/engine/queries/useUpdateRecordCache.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { FileLine } from './FileLine.tsx';
import styles from './Files.module.css';
import { useCustomerId, useFileCalls, useAttachments } from './useAttachments.ts';

const MESSAGES = 'resources.templateDesk.files';

/** Renders the files of a template: downloadable, and detachable by users who may edit it. */
export function TemplateFiles({ record }: { record: Schemas['Template'] }) {
  const { id, attachmentIds } = record;
  const translate = useTranslate();
  const heading = useId();
  const api = useApi();
  const customerId = useCustomerId();
  const updateCache = useUpdateRecordCache(useResourceLocation('templates'));
  const canAccess = useCan({ resource: 'templates', action: 'edit' });
  const { files, isPending, error, refetch } = useAttachments(attachmentIds);
  const { isBusy, problem, attempt, download } = useFileCalls();
  const detach = (attachmentId: number) =>
    attempt(async () => {
      const params = { customerId, id, attachmentId };
      const { data } = await api.call(deleteTemplateAttachment, { params });
      await updateCache(data);
    });
  const button = (word: string, name: string, onPress: () => Promise<unknown>) => (
    <button
      type="button"
      className="ui-button"
      aria-label={`${translate(word)}: ${name}`}
      disabled={isBusy}
      onClick={() => void onPress()}
    >
      {translate(word)}
    </button>
  );
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{translate(`${MESSAGES}.title`)}</h2>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={1}>
        {files.length === 0 && <p className={styles.none}>{translate(`${MESSAGES}.none`)}</p>}
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.id} file={file}>
              {button('ui.action.download', file.name, () => download(file))}
              {canAccess === true && button(`${MESSAGES}.detach`, file.name, () => detach(file.id))}
            </FileLine>
          ))}
        </ul>
      </QueryBoundary>
    </section>
  );
}
