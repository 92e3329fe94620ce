import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { getLeadMessageAttachment } from '#contract/operations.ts';
import { useApi } from '../../../../src/engine/queries/useApi.ts';
import { ViewButton } from '../../../../src/engine/controls/viewer/ViewButton.tsx';
import { isViewable } from '../../../../src/engine/controls/viewer/viewedFile.ts';
import { saveFile } from '../../../../src/ui/saveFile.ts';
import { FileIcon } from '../../../../src/engine/controls/upload/FileIcon.tsx';
import { sizeText } from '../../../../src/engine/controls/upload/fileLimits.ts';
import type { Lead, LeadMessage } from '../Lead.ts';
import styles from './MessageFiles.module.css';
import { Thumbnail } from './Thumbnail.tsx';
import { useNotifyError } from '../../../../src/ui/useNotifyError.ts';

interface MessageFileProps {
  lead: Lead;
  message: LeadMessage;
  file: LeadMessage['attachments'][number];
}

/**
 * Renders one file, a picture as its thumbnail. A click downloads it; pictures and PDFs can be
 * viewed.
 */
function MessageFile({ lead, message, file }: MessageFileProps) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const params = { id: lead.id, messageId: message.id, attachmentId: file.id };
  const isPicture = file.mediaType.startsWith('image/');
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await api.call(getLeadMessageAttachment, { params }), file.name);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.file}
        aria-label={translate('resources.leadDesk.files.download', { name: file.name })}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void download()}
      >
        {isPicture ? (
          <Thumbnail params={params} name={file.name} />
        ) : (
          <span className={styles.frame}>
            <FileIcon name={file.name} />
          </span>
        )}
        <span className={styles.text}>
          <bdi>{file.name}</bdi>
          <small dir="ltr">{sizeText(file.size)}</small>
        </span>
        <FileDownloadOutlined className={styles.sign} fontSize="small" aria-hidden="true" />
      </button>
      {isViewable(file.mediaType) && (
        <ViewButton
          className={styles.view ?? ''}
          file={{
            key: ['leadMessages', params.messageId, params.attachmentId],
            name: file.name,
            type: file.mediaType,
            source: (signal) => api.call(getLeadMessageAttachment, { params, signal }),
          }}
        />
      )}
    </li>
  );
}

/** Renders the files of a message. */
export function MessageFiles({ lead, message }: { lead: Lead; message: LeadMessage }) {
  const translate = useTranslate();
  if (message.attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={translate('resources.leadDesk.files.label')}>
      {message.attachments.map((file) => (
        <MessageFile key={file.id} lead={lead} message={message} file={file} />
      ))}
    </ul>
  );
}
