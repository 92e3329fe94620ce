import { useTranslate } from 'react-admin';
import { Button } from './Button.tsx';

interface ShowMoreProps {
  isFetching: boolean;
  /** Nothing is rendered without it: the list is complete. */
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
