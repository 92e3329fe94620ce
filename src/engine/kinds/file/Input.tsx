import type { Input } from '../../fields/field.ts';
import { FileIcon } from '../../fields/upload/FileIcon.tsx';
import { sizeText } from '../../fields/upload/fileLimits.ts';
import { UploadField } from '../../fields/upload/UploadField.tsx';
import styles from '../../fields/upload/UploadField.module.css';
import { uploadName, type Upload } from '../../fields/upload/uploads.ts';
import { useUploads } from '../../fields/upload/useUploads.ts';

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
