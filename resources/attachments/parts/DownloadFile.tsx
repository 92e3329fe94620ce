import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useState } from 'react';
import { getAttachmentFile } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { ViewButton } from '../../../src/engine/controls/viewer/ViewButton.tsx';
import { isViewable } from '../../../src/engine/controls/viewer/viewedFile.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { sizeText } from '../../../src/engine/controls/upload/fileLimits.ts';
import styles from './DownloadFile.module.css';
import { useNotifyError } from '../../../src/ui/useNotifyError.ts';

/** Renders the download of a file, which the API returns to signed-in users only. */
export function DownloadFile({ record }: { record: Schemas['Attachment'] }) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const api = useApi();
  const { identity } = useGetIdentity();
  const [isBusy, setBusy] = useState(false);
  const customerId: unknown = identity?.['customerId'];
  const { id, version, document: file } = record;
  const download = async () => {
    if (typeof customerId !== 'number') return;
    setBusy(true);
    try {
      saveFile(await api.call(getAttachmentFile, { params: { customerId, id } }), file.name);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.card} aria-label={translate('resources.attachments.groups.file')}>
      <p>
        <bdi>{file.name}</bdi>
        <small dir="ltr">{sizeText(file.size)}</small>
      </p>
      {isViewable(file.mediaType) && typeof customerId === 'number' && (
        <ViewButton
          file={{
            key: ['attachments', id, version],
            name: file.name,
            type: file.mediaType,
            source: (signal) => api.call(getAttachmentFile, { params: { customerId, id }, signal }),
          }}
        />
      )}
      <button
        type="button"
        className="ui-button"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void download()}
      >
        <FileDownloadOutlined fontSize="small" aria-hidden="true" />
        {translate('ui.action.download')}
      </button>
    </section>
  );
}
