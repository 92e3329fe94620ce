import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { useCopy } from '../../../src/ui/useCopy.ts';
import type { Channel } from './useRequestComment.ts';
import styles from './CommentRequest.module.css';

const MESSAGES = 'resources.coupleDesk';

interface MadeLinkProps {
  made: Schemas['RequestedComment'] & { channel: Channel };
  couple: string;
}

/** Renders the created link: as a QR code, as text to copy, or as a note that it was sent. */
export function MadeLink({ made, couple }: MadeLinkProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const { url, qr, channel } = made;
  const isSent = channel === 'email' || channel === 'sms';
  return (
    <div role="status" className={styles.made}>
      {qr !== null && (
        <img
          className={styles.code}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
          alt={translate(`${MESSAGES}.code`, { couple })}
        />
      )}
      <div className={styles.link}>
        <p>{translate(isSent ? `${MESSAGES}.sent` : `${MESSAGES}.ready`, { couple })}</p>
        {!isSent && (
          <>
            <a href={url} dir="ltr" target="_blank" rel="noreferrer">
              {url}
            </a>
            <button type="button" className="ui-button" onClick={() => void copy(url)}>
              {translate(`${MESSAGES}.copy`)}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
