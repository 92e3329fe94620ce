import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ChangeList } from '../../ui/ChangeList.tsx';
import { formatAgo } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import type { ApiFormUpdate } from './ApiFormData.ts';
import { useNotifyError } from '../../ui/useNotifyError.ts';
import styles from './ApiForm.module.css';

interface FormUpdateProps {
  update: ApiFormUpdate;
  /** Withdraws the pending update; undefined for read-only users. */
  onWithdraw: (() => Promise<void>) | undefined;
}

/** Renders a pending or rejected update with the reason of its rejection, next to the live values. */
export function FormUpdate({ update, onWithdraw }: FormUpdateProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const isWaiting = update.status === 'pending';
  const withdraw = async () => {
    setBusy(true);
    try {
      await onWithdraw?.();
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  const since = update.decidedAt ?? update.createdAt;
  const title = translate(`engine.apiForm.${isWaiting ? 'waiting' : 'rejected'}`);
  return (
    <section
      className={styles.update}
      data-state={isWaiting ? 'waiting' : 'rejected'}
      aria-label={title}
    >
      <div className={styles.updateHead}>
        <h3>{title}</h3>
        <time dateTime={since}>{formatAgo(since, locale)}</time>
        {isWaiting && onWithdraw && (
          <button
            type="button"
            className="ui-button"
            disabled={isBusy}
            onClick={() => void withdraw()}
          >
            {translate('engine.apiForm.withdraw')}
          </button>
        )}
      </div>
      {update.rejectionReason !== null && (
        <p className={styles.reason}>
          <bdi>{update.rejectionReason}</bdi>
        </p>
      )}
      <ChangeList
        changes={update.changes}
        before={translate('engine.apiForm.live')}
        after={translate(`engine.apiForm.${isWaiting ? 'new' : 'refused'}`)}
        none={translate('engine.apiForm.empty')}
      />
    </section>
  );
}
