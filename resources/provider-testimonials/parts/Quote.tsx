import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { reachable } from '../../../src/ui/reachable.ts';
import styles from './Quote.module.css';

/** Renders the couple's text and stars above the fields of a dialog. */
export function Quote({ record }: { record: Schemas['Testimonial'] }) {
  const translate = useTranslate();
  const { coupleName, star, text } = record;
  return (
    <figure className={styles.quote}>
      <figcaption>
        <bdi>{coupleName}</bdi>
        <span>
          <span className={styles.star} aria-hidden="true">
            ★
          </span>{' '}
          {star}
        </span>
      </figcaption>
      <section
        ref={reachable}
        className={styles.text}
        aria-label={translate('resources.testimonialDesk.coupleText')}
      >
        <blockquote dir="auto">{text}</blockquote>
      </section>
    </figure>
  );
}
