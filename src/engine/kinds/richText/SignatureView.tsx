import { FormattedText } from './FormattedText.tsx';
import styles from './SignatureView.module.css';

interface SignatureViewProps {
  html: string | null;
  /** URL of the picture. */
  image: string | null;
}

/** Renders an e-mail signature: its text, and its picture in the size used in e-mails. */
export function SignatureView({ html, image }: SignatureViewProps) {
  return (
    <div className={styles.signature} dir="auto">
      {html !== null && html !== '' && <FormattedText html={html} />}
      {image !== null && <img className={styles.picture} src={image} alt="" />}
    </div>
  );
}
