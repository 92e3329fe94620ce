import { useEffect, useRef } from 'react';
import type { Schemas } from '#contract/types.ts';
import { renderReviews } from '../../../src/widget/renderReviews.ts';
import styles from './Widget.module.css';

/** Renders the widget with the code that runs on other sites. */
export function WidgetPreview({ widget }: { widget: Schemas['ReviewWidget'] }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) renderReviews(host.current, widget);
  }, [widget]);
  return <div ref={host} className={styles.host} data-theme={widget.theme} />;
}
