import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import styles from './UploadField.module.css';
import { uploadKey, type Upload } from './uploads.ts';
import type { Uploads } from './useUploads.ts';

export interface UploadCardsProps {
  files: Uploads;
  /** Renders the preview of a file. */
  draw: (upload: Upload) => ReactNode;
  /** Renders additional buttons of a file. */
  tools?: ((upload: Upload) => ReactNode) | undefined;
  /** Returns false for a file that can only be replaced; by default, every file can be removed. */
  canRemove?: ((upload: Upload) => boolean) | undefined;
  /** Lays the files out as equal pictures. */
  isPictures?: boolean;
}

interface RemoveButtonProps extends UploadCardsProps {
  upload: Upload;
}

/** Renders the button that removes a file, unless it can only be replaced. */
export function RemoveButton({ upload, files, canRemove }: RemoveButtonProps) {
  const translate = useTranslate();
  if (canRemove?.(upload) === false) return null;
  return (
    <IconButton
      aria-label={`${translate('ui.action.remove')}: ${files.nameOf(upload)}`}
      onClick={() => files.remove(upload)}
    >
      <DeleteOutlined />
    </IconButton>
  );
}

/** Renders the files of a field, each with its preview and its buttons. */
export function UploadCards(props: UploadCardsProps) {
  const { files, draw, tools, isPictures } = props;
  return (
    <ul className={styles.uploads} data-pictures={isPictures || undefined}>
      {files.uploads.map((upload) => (
        <li key={uploadKey(upload)}>
          {draw(upload)}
          <div className={styles.tools}>
            {tools?.(upload)}
            <RemoveButton {...props} upload={upload} />
          </div>
        </li>
      ))}
    </ul>
  );
}
