import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface ErrorStateProps {
  title: string;
  /** Description of what happened, in plain words. */
  text?: ReactNode;
  /** Reference that identifies the error for support. */
  reference?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Second action beside the retry. */
  action?: ReactNode;
  /** True if it is the whole page; the title is then its heading. */
  isPage?: boolean;
}

/**
 * Returns a ref for a button. If the focused button unmounts, the surrounding container gets the focus
 * instead of the body.
 */
function useFocusKept() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === document.activeElement)
        own.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

/** Renders an error with a retry button, and announces it immediately. */
export function ErrorState(props: ErrorStateProps) {
  const retry = useFocusKept();
  const Title = props.isPage ? 'h1' : 'p';
  return (
    <div className={styles.block} role="alert">
      <Title className={styles.title}>{props.title}</Title>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.reference && <p className={styles.reference}>{props.reference}</p>}
      <div className={styles.actions}>
        <button ref={retry} type="button" className="ui-button" onClick={props.onRetry}>
          {props.retryLabel}
        </button>
        {props.action}
      </div>
    </div>
  );
}
