import { useTranslate } from 'react-admin';
import { formatAgo, formatDateTime } from '../../ui/format.ts';
import { opensElsewhere } from '../../ui/opensElsewhere.ts';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './BellPanel.module.css';
import type { Prompt } from './promptQueries.ts';

interface PromptRowProps {
  prompt: Prompt;
  /** Path within the panel; undefined if the notification has no link. */
  to: string | undefined;
  onOpen: (prompt: Prompt) => void;
  /** Called instead if the browser opens the link in another tab or window. */
  onRead: (prompt: Prompt) => void;
}

/** Renders one notification (title, body, provider, time) as a single link, or as a button if it has no link. */
export function PromptRow({ prompt, to, onOpen, onRead }: PromptRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { title, body, createdAt, completedAt, provider, linkData } = prompt;
  const isUnread = completedAt === null;
  const inside = (
    <>
      {isUnread && (
        <>
          <span className={styles.mark} aria-hidden="true" />
          <span className="visually-hidden">{translate('notifications.unread')}: </span>
        </>
      )}
      <span className={styles.title} dir="auto">
        {title}
      </span>
      {body !== null && (
        <span className={styles.body} dir="auto">
          {body}
        </span>
      )}
      <span className={styles.facts}>
        {provider && <bdi>{provider.name}</bdi>}
        <time dateTime={createdAt} title={formatDateTime(createdAt, locale)}>
          {formatAgo(createdAt, locale)}
        </time>
        {to !== undefined && linkData && <span className={styles.link}>{linkData.text}</span>}
      </span>
    </>
  );
  const common = { className: styles.prompt, 'data-unread': isUnread ? '' : undefined };
  if (to === undefined)
    return (
      <button type="button" {...common} onClick={() => onOpen(prompt)}>
        {inside}
      </button>
    );
  return (
    <a
      {...common}
      href={to}
      onClick={(event) => {
        if (opensElsewhere(event)) return onRead(prompt);
        event.preventDefault();
        onOpen(prompt);
      }}
    >
      {inside}
    </a>
  );
}
