import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';
import { LinkTabs } from '../../../src/ui/LinkTabs.tsx';
import { SkeletonRows } from '../../../src/ui/SkeletonRows.tsx';
import styles from './Widget.module.css';

const MESSAGES = 'resources.review-channels.widget';

const WidgetChooser = lazyWithPreload(
  async () => (await import('./WidgetChooser.tsx')).WidgetChooser,
);

/** Renders the tabs above the channels, and the review widget for a provider's own site, collapsed at first. */
export function WidgetAbove() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const nameOf = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <>
      <LinkTabs
        label={translate('engine.record.tabs')}
        tabs={[
          { text: nameOf('review-channels') },
          { to: '/transfer-reviews/external-comments', text: nameOf('external-comments') },
        ]}
      />
      <details
        className={styles.card}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <strong>{translate(`${MESSAGES}.title`)}</strong> {translate(`${MESSAGES}.about`)}
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
