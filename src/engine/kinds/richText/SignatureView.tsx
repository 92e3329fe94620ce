import { FormattedText } from './FormattedText.tsx';
import styles from './SignatureView.module.css';

interface SignatureViewProps {
  html: string | null;
  /** Address of the picture. */
  image: string | null;
}

/** A signature as it stands below an e-mail: its text and its picture in the size that mails show it in. */
export function SignatureView({ html, image }: SignatureViewProps) {
  return (
    <div className={styles.signature} dir="auto">
      {html !== null && html !== '' && <FormattedText html={html} />}
      {image !== null && <img className={styles.picture} src={image} alt="" />}
    </div>
  );
}
