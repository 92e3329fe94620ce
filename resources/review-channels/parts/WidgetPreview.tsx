import { useEffect, useRef } from 'react';
import type { Schemas } from '#contract/types.ts';
import { renderReviews } from '../../../src/widget/renderReviews.ts';
import styles from './Widget.module.css';

/** The widget as another site shows it, by the same code. */
export function WidgetPreview({ widget }: { widget: Schemas['ReviewWidget'] }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) renderReviews(host.current, widget);
  }, [widget]);
  return <div ref={host} className={styles.host} data-theme={widget.theme} />;
}
