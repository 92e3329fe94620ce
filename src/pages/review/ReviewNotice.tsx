import { useEffect, useRef } from 'react';
import type { Schemas } from '#contract/types.ts';
import type { Translate } from './reviewMessages.ts';
import type { useReviewForm } from './useReviewForm.ts';
import styles from './ReviewPage.module.css';

interface ReviewNoticeProps {
  state: Schemas['ReviewRequest']['state'] | 'thanks' | 'missing' | 'broken' | 'loading';
  request: Schemas['ReviewRequest'] | undefined;
  form: ReturnType<typeof useReviewForm>;
  t: Translate;
  onRetry: () => void;
}

const STATES = { answered: true, declined: true, expired: true, missing: true } as const;

const isNoticeState = (state: string): state is keyof typeof STATES => state in STATES;

/** Renders the content that replaces the form: thanks, or the reason why no review can be written. */
export function ReviewNotice({ state, request, form, t, onRetry }: ReviewNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'loading') heading.current?.focus();
  }, [state]);
  if (state === 'loading') return <div className={styles.skeleton} />;
  const provider = request?.providerName ?? '';
  const all = request && <a href={request.reviewsUrl}>{t('all')}</a>;
  if (state === 'thanks') {
    const { photos, faults, progress, sendPhotos } = form;
    const isLeft = progress === undefined && photos.length > 0;
    return (
      <div className={styles.notice}>
        <h1 ref={heading} tabIndex={-1}>
          {t('thanks.heading')}
        </h1>
        <p role="status">{progress ?? t(isLeft ? 'thanks.photos' : 'thanks.text')}</p>
        {isLeft && (
          <>
            <p role="alert" className="ui-notice" data-tone="warning">
              {faults.whole}
            </p>
            <button type="button" className="ui-button" onClick={sendPhotos}>
              {t('thanks.retry')}
            </button>
          </>
        )}
        {all}
      </div>
    );
  }
  const hasNotice = isNoticeState(state);
  return (
    <div className={styles.notice}>
      <h1 ref={heading} tabIndex={-1}>
        {hasNotice ? t(`${state}.heading`) : t('broken.heading')}
      </h1>
      {hasNotice ? (
        <p>{t(`${state}.text`, { provider })}</p>
      ) : (
        <button type="button" className="ui-button ui-button--primary" onClick={onRetry}>
          {t('broken.retry')}
        </button>
      )}
      {all}
    </div>
  );
}
