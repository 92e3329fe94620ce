import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { formatDate } from '../../ui/format.ts';
import { useCopy } from '../../ui/useCopy.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { fixedAddress, type Range } from './range.ts';

/** Renders a button that copies the page's address with fixed days, so that the link shows the same days later. */
export function CopyLink({ range }: { range: Range }) {
  const translate = useTranslate();
  const locale = useLocale();
  const copy = useCopy({
    done: 'areas.statistics.copied',
    values: { from: formatDate(range.from, locale), to: formatDate(range.to, locale) },
  });
  return (
    <Button variant="outlined" onClick={() => void copy(fixedAddress(window.location.href, range))}>
      {translate('areas.statistics.copy')}
    </Button>
  );
}
