import { Component, type ReactNode } from 'react';
import type { Translations } from './translations.ts';
import styles from './Waiting.module.css';

/**
 * Renders the error page for files of the panel that failed to load. A reload fetches those of the current
 * build.
 */
export function BrokenPage({ t }: { t: Translations['t'] }) {
  return (
    <main className={styles['page']}>
      <div className={styles['text']} role="alert">
        <h1>{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <button
          type="button"
          className="ui-button ui-button--primary"
          onClick={() => location.reload()}
        >
          {t('broken.reload')}
        </button>
      </div>
    </main>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Last error boundary: catches errors that no boundary below caught, so that the page is never empty. */
export class LastBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
