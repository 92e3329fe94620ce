import { useTranslate } from 'react-admin';
import { Button } from './Button.tsx';

interface ShowMoreProps {
  isFetching: boolean;
  /** Fetches the next page; undefined if the list is complete, and then nothing is rendered. */
  onMore: (() => void) | undefined;
}

/** Renders the button below a list that fetches its next page. */
export function ShowMore({ isFetching, onMore }: ShowMoreProps) {
  const translate = useTranslate();
  if (!onMore) return null;
  return (
    <Button variant="outlined" aria-busy={isFetching} disabled={isFetching} onClick={onMore}>
      {translate(isFetching ? 'ui.state.loading' : 'ui.action.showMore')}
    </Button>
  );
}
