import styles from '../../controls/upload/UploadField.module.css';
import type { Upload } from '../../controls/upload/uploads.ts';
import { sizeText } from '../../controls/upload/fileLimits.ts';
import { usePictureAddress } from '../../controls/upload/usePictureAddress.ts';

/** Renders the preview of a picture in a form. */
export function Preview({ upload, alt }: { upload: Upload; alt: string }) {
  const address = usePictureAddress(upload);
  return (
    <span className={styles.name}>
      {address !== undefined && (
        <img className={styles.picture} src={address} alt={alt} draggable={false} />
      )}
      {typeof upload !== 'string' && (
        <small>
          <bdi dir="ltr">{sizeText(upload.size)}</bdi>
        </small>
      )}
    </span>
  );
}
