import BellIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { keyStorage } from '../session/keyStorage.ts';
import { rememberPromptAnswer, hasAnsweredPrompt } from './promptAnswer.ts';
import { usePush } from './PushContext.ts';
import styles from './SlideDown.module.css';

/** Milliseconds between the sign-in and the prompt. */
const DELAY_MS = 2000;

const storage = keyStorage(() => localStorage);

/**
 * Returns true if the browser is automated and notifications were not allowed beforehand; such a browser is not
 * prompted.
 */
const isMachine = () => navigator.webdriver && Notification.permission !== 'granted';

/**
 * Renders a prompt, once, that asks whether this device may show notifications. The browser's own prompt opens
 * only after a yes.
 */
export function SlideDown({ userId }: { userId: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { port, state } = usePush();
  const [isShown, setShown] = useState(false);
  const canPrompt = state === 'unsubscribed' && !isMachine() && !hasAnsweredPrompt(storage, userId);
  useEffect(() => {
    if (!canPrompt) return undefined;
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [canPrompt]);
  if (!isShown || !port) return null;
  const close = () => {
    rememberPromptAnswer(storage, userId, new Date());
    setShown(false);
  };
  const allow = async () => {
    close();
    try {
      const next = await port.turnOn();
      if (next === 'blocked') notify('settings.push.blocked', { type: 'warning' });
      if (next === 'subscribed') notify('settings.push.turnedOn', { type: 'success' });
    } catch {
      notify('settings.push.failed', { type: 'error' });
    }
  };
  return (
    <section className={styles.slide} aria-labelledby="push-ask">
      <BellIcon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <h2 id="push-ask">{translate('notifications.push.ask')}</h2>
        <p>{translate('notifications.push.askText')}</p>
      </div>
      <div className={styles.actions}>
        <button type="button" className="ui-button ui-button--quiet" onClick={close}>
          {translate('notifications.push.later')}
        </button>
        <button type="button" className="ui-button ui-button--primary" onClick={() => void allow()}>
          {translate('notifications.push.allow')}
        </button>
      </div>
    </section>
  );
}
