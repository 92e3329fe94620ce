import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Input } from '../../definition/field.ts';
import { PdfPreview } from '../../controls/pdf/PdfPreview.tsx';
import { FileIcon } from '../../controls/upload/FileIcon.tsx';
import { sizeText } from '../../controls/upload/fileLimits.ts';
import { UploadField } from '../../controls/upload/UploadField.tsx';
import styles from '../../controls/upload/UploadField.module.css';
import { uploadKey, uploadName, uploadsOf, type Upload } from '../../controls/upload/uploads.ts';
import { useUploads } from '../../controls/upload/useUploads.ts';

const isPdf = (upload: Upload): upload is File =>
  upload instanceof File && upload.type === 'application/pdf';

const draw = (upload: Upload) => (
  <span className={styles.name}>
    {isPdf(upload) ? (
      <span className={styles.firstPage}>
        <PdfPreview
          fileKey={[uploadKey(upload), upload.size]}
          name={uploadName(upload)}
          read={() => Promise.resolve(upload)}
        />
      </span>
    ) : (
      <FileIcon name={uploadName(upload)} />
    )}
    <bdi>{uploadName(upload)}</bdi>
    {typeof upload !== 'string' && <small dir="ltr">{sizeText(upload.size)}</small>}
  </span>
);

/**
 * Renders a file field with the first page of a PDF as preview. A stored file that must not be removed can only be
 * replaced; it is restored when the replacement is removed.
 */
export const FileFieldInput: Input = ({ field, source }) => {
  const files = useUploads(field, source);
  const { resetField } = useFormContext();
  const { defaultValues } = useFormState();
  const before: unknown = get(defaultValues, files.name);
  const isKept =
    field.facts.many !== true && field.facts.nullable !== true && !(before instanceof File);
  return (
    <UploadField
      field={field}
      source={source}
      files={
        isKept && uploadsOf(before).length > 0
          ? { ...files, remove: () => resetField(files.name) }
          : files
      }
      draw={draw}
      canRemove={(upload) => upload instanceof File || !isKept}
      onFiles={(chosen) => void files.add(chosen)}
    />
  );
};
