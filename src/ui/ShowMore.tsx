import { useTranslate } from 'react-admin';
import { BusyButton } from './BusyButton.tsx';

interface ShowMoreProps {
  isFetching: boolean;
  /** Fetches the next page; undefined if the list is complete, and then nothing is rendered. */
  onMore: (() => void) | undefined;
  /** Key of the button's text. */
  label?: string;
}

/** Renders the button below a list that fetches its next page. */
export function ShowMore({ isFetching, onMore, label = 'ui.action.showMore' }: ShowMoreProps) {
  const translate = useTranslate();
  if (!onMore) return null;
  return (
    <BusyButton className="ui-button" aria-busy={isFetching} isBusy={isFetching} onClick={onMore}>
      {translate(isFetching ? 'ui.state.loading' : label)}
    </BusyButton>
  );
}
