import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './StateBlock.module.css';

interface ErrorStateProps {
  title: string;
  /** Description of what happened, in plain words. */
  text?: ReactNode;
  /** Reference by which support finds the error. */
  reference?: string;
  retryLabel: string;
  onRetry: () => void;
  /** A second way out, beside the retry. */
  action?: ReactNode;
  /** It is all that the page shows: its title is the page's heading. */
  isPage?: boolean;
}

/** Returns a reference to a button whose focus goes to the place around it, not to the body, once it disappears. */
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

/** Something could not be shown: what happened, and a retry. Announced at once. */
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
