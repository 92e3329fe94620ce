import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';
import { SkeletonRows } from '../../../src/ui/SkeletonRows.tsx';
import styles from './Widget.module.css';

const WORDS = 'resources.review-channels.widget';

const WidgetChooser = lazyWithPreload(
  async () => (await import('./WidgetChooser.tsx')).WidgetChooser,
);

/** The review widget for a provider's own site, opened above the channels when it is wanted. */
export function WidgetAbove() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.line}>
        <Link className="ui-button ui-button--small" to="/transfer-reviews/external-comments">
          {translate('resources.external-comments.name', { smart_count: 2 })}
        </Link>
      </p>
      <details
        className={styles.card}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <strong>{translate(`${WORDS}.title`)}</strong> {translate(`${WORDS}.about`)}
        </summary>
        {isOpen && (
          <Suspense fallback={<SkeletonRows label={translate('ui.state.loading')} rows={4} />}>
            <WidgetChooser />
          </Suspense>
        )}
      </details>
    </>
  );
}
