import type { ReactNode } from 'react';
import { getAttachmentFile } from '#contract/operations.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { ViewButton } from '../../../src/engine/controls/viewer/ViewButton.tsx';
import { isViewable } from '../../../src/engine/controls/viewer/viewedFile.ts';
import { FileIcon } from '../../../src/engine/controls/upload/FileIcon.tsx';
import { sizeText } from '../../../src/engine/controls/upload/fileLimits.ts';
import styles from './Files.module.css';
import { useCustomerId, type Attachment } from './useAttachments.ts';

/** Renders one file of a template by name and size, with its actions. */
export function FileLine({ file, children }: { file: Attachment; children: ReactNode }) {
  const { id, version, name, document } = file;
  const api = useApi();
  const customerId = useCustomerId();
  return (
    <li className={styles.line}>
      <FileIcon name={document.name} />
      <span>
        <bdi>{name}</bdi> <small dir="ltr">{sizeText(document.size)}</small>
      </span>
      {isViewable(document.mediaType) && (
        <ViewButton
          file={{
            key: ['attachments', id, version],
            name,
            type: document.mediaType,
            source: (signal) => api.call(getAttachmentFile, { params: { customerId, id }, signal }),
          }}
        />
      )}
      {children}
    </li>
  );
}
