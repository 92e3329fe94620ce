import { useState } from 'react';
import { usePictureAddress } from '../../controls/upload/usePictureAddress.ts';
import styles from './UploadPanel.module.css';

/** Renders the preview of a file; an empty frame if it is not a readable picture. */
export function Thumbnail({ file }: { file: File }) {
  const address = usePictureAddress(file);
  const [isBroken, setBroken] = useState(false);
  if (address === undefined || isBroken || !file.type.startsWith('image/'))
    return <span className={styles.thumbnail} />;
  return <img src={address} alt="" className={styles.thumbnail} onError={() => setBroken(true)} />;
}
