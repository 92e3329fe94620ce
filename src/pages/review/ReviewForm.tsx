import { useEffect, useRef } from 'react';
import type { Schemas } from '#contract/types.ts';
import { PhotoField } from './PhotoField.tsx';
import type { Translate } from './reviewMessages.ts';
import { StarField } from './StarField.tsx';
import { QUESTIONS, TEXT, type useReviewForm } from './useReviewForm.ts';
import styles from './ReviewPage.module.css';

interface ReviewFormProps {
  request: Schemas['ReviewRequest'];
  form: ReturnType<typeof useReviewForm>;
  t: Translate;
  onDecline: () => void;
}

/** Renders the review form: stars per question, text and photos. */
export function ReviewForm({ request, form, t, onDecline }: ReviewFormProps) {
  const { written, change, photos, setPhotos, faults, progress, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current
      ?.querySelector<HTMLElement>('[data-wrong] input, [aria-invalid="true"]')
      ?.focus();
  }, [faults]);
  return (
    <form
      ref={element}
      noValidate
      aria-busy={progress !== undefined}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {QUESTIONS.map((name) => (
        <StarField
          key={name}
          name={name}
          label={t(name)}
          {...(name !== 'star' && { hint: t('optional') })}
          value={written.stars[name] ?? null}
          error={name === 'star' ? faults.star : undefined}
          isLarge={name === 'star'}
          t={t}
          onChange={(stars) => change({ ...written, stars: { ...written.stars, [name]: stars } })}
        />
      ))}
      <div className="ui-field">
        <label className={styles.label} htmlFor="review-text">
          {t('text')}
        </label>
        <textarea
          id="review-text"
          className="ui-input"
          rows={6}
          maxLength={TEXT.maxLength}
          value={written.text}
          aria-invalid={faults.text !== undefined}
          aria-describedby="review-text-help"
          onChange={({ target }) => change({ ...written, text: target.value })}
        />
        <p id="review-text-help" className={faults.text ? styles.error : styles.help}>
          {faults.text ?? t('textHelp')}
          <span dir="ltr" className={styles.count}>
            {written.text.length} / {TEXT.maxLength}
          </span>
        </p>
      </div>
      <PhotoField photos={photos} t={t} onChange={setPhotos} />
      <p className={styles.help}>
        {t('rules')} <a href={request.reviewsUrl}>{t('all')}</a>
      </p>
      {faults.whole && (
        <p role="alert" className="ui-notice" data-tone="danger">
          {faults.whole}
        </p>
      )}
      <button
        type="submit"
        className="ui-button ui-button--primary ui-button--wide"
        disabled={progress !== undefined}
      >
        {progress ?? t('submit')}
      </button>
      <button type="button" className="ui-button ui-button--quiet" onClick={onDecline}>
        {t('decline')}
      </button>
    </form>
  );
}
