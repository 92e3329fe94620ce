import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from './BusyButton.tsx';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  isFetching: boolean;
  /** Fetches the next page; undefined if the list is complete. */
  onMore: (() => void) | undefined;
  /** Key of the button's text. */
  label?: string;
}

/**
 * Renders the button below a list that fetches its next page, and nothing below a list that was complete at
 * once. After the last page a note replaces the button and takes its focus.
 */
export function ShowMore({ isFetching, onMore, label = 'ui.action.showMore' }: ShowMoreProps) {
  const translate = useTranslate();
  const [isUsed, setUsed] = useState(false);
  if (!onMore) return isUsed && <AllShown />;
  const showMore = () => {
    setUsed(true);
    onMore();
  };
  return (
    <BusyButton className="ui-button" aria-busy={isFetching} isBusy={isFetching} onClick={showMore}>
      {translate(isFetching ? 'ui.state.loading' : label)}
    </BusyButton>
  );
}

function AllShown() {
  const translate = useTranslate();
  const note = useRef<HTMLSpanElement>(null);
  // The focus of a removed button is on the page's body; anywhere else the user has moved on.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={note} tabIndex={-1} className={styles.allShown}>
      {translate('ui.state.allShown')}
    </span>
  );
}
