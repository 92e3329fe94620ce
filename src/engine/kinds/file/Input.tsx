import type { Input } from '../../definition/field.ts';
import { FileIcon } from '../../controls/upload/FileIcon.tsx';
import { sizeText } from '../../controls/upload/fileLimits.ts';
import { UploadField } from '../../controls/upload/UploadField.tsx';
import styles from '../../controls/upload/UploadField.module.css';
import { uploadName, type Upload } from '../../controls/upload/uploads.ts';
import { useUploads } from '../../controls/upload/useUploads.ts';

const draw = (upload: Upload) => (
  <span className={styles.name}>
    <FileIcon name={uploadName(upload)} />
    <bdi>{uploadName(upload)}</bdi>
    {typeof upload !== 'string' && <small>{sizeText(upload.size)}</small>}
  </span>
);

/** Any file, dropped or chosen; the address of a stored one stays until another takes its place. */
export const FileFieldInput: Input = ({ field, source }) => {
  const files = useUploads(field, source);
  return (
    <UploadField
      field={field}
      source={source}
      files={files}
      draw={draw}
      onFiles={(chosen) => void files.add(chosen)}
    />
  );
};
