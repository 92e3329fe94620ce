import { useNotify, useTranslate } from 'react-admin';
import { Button } from '../../ui/Button.tsx';

/** Button that copies the page's address, which holds the days, the comparison and the provider. */
export function CopyLink() {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify('areas.statistics.copied', { type: 'success' });
    } catch {
      notify('resources.coupleDesk.notCopied', { type: 'warning' });
    }
  };
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {translate('areas.statistics.copy')}
    </Button>
  );
}
