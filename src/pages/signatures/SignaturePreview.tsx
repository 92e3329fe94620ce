import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { SignatureView } from '../../engine/kinds/richText/SignatureView.tsx';
import styles from './SignaturesPage.module.css';

const MESSAGES = 'resources.signatureDesk';

interface SignaturePreviewProps {
  html: string | null;
  image: string | null;
}

/** Renders the end of an e-mail with the signature, on white like a mail client. */
export function SignaturePreview({ html, image }: SignaturePreviewProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{translate(`${MESSAGES}.preview`)}</h3>
      {html === null && image === null ? (
        <p className={styles.hint}>{translate(`${MESSAGES}.empty`)}</p>
      ) : (
        <div className={styles.paper}>
          <p>
            {translate(`${MESSAGES}.greeting`)}
            <br />
            {translate(`${MESSAGES}.sample`)}
          </p>
          <SignatureView html={html} image={image} />
        </div>
      )}
    </section>
  );
}
