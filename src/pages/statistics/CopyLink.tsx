import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/useCopy.ts';

/** Button that copies the page's address, which holds the days, the comparison and the provider. */
export function CopyLink() {
  const translate = useTranslate();
  const copy = useCopy({ done: 'areas.statistics.copied' });
  return (
    <Button variant="outlined" onClick={() => void copy(window.location.href)}>
      {translate('areas.statistics.copy')}
    </Button>
  );
}
