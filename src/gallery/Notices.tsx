import { useNotify, useTranslate } from 'react-admin';
import styles from './Gallery.module.css';

const notices = [
  { type: 'success', tone: 'success' },
  { type: 'info', tone: 'info' },
  { type: 'warning', tone: 'warning' },
  { type: 'error', tone: 'danger' },
] as const;

/** Renders notices within a page, and buttons that show the shell's notices. */
export function Notices() {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <>
      <div className={styles.stack}>
        {notices.map(({ type, tone }) => (
          <p key={type} className="ui-notice" data-tone={tone}>
            {translate(`gallery.notice.${type}`)}
          </p>
        ))}
      </div>
      <p className={styles.line}>
        {notices.map(({ type, tone }) => (
          <button
            key={type}
            type="button"
            className="ui-button"
            onClick={() => notify(`gallery.notice.${type}`, { type })}
          >
            {translate('gallery.notice.show', { tone: translate(`gallery.tone.${tone}`) })}
          </button>
        ))}
      </p>
    </>
  );
}
