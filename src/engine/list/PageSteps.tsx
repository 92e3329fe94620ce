import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { useListContext, useTranslate } from 'react-admin';
import { IconButton } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useListControl } from './useListControl.ts';
import { useTotal } from './useTotal.ts';

/** Renders the range of the shown records and the buttons to the previous and next page. */
export function PageSteps() {
  const translate = useTranslate();
  const locale = useLocale();
  const { total = 0, isExact } = useTotal();
  const { page, perPage, setPage, data = [] } = useListContext();
  const control = useListControl();
  const stepTo = (next: number, exists: boolean) =>
    exists ? control({ page: next }, () => setPage(next)) : { disabled: true };
  const from = (page - 1) * perPage + 1;
  const format = (value: number) => formatNumber(value, locale);
  return (
    <>
      <span aria-live="polite">
        {translate(isExact ? 'engine.list.range' : 'engine.list.rangeAtLeast', {
          from: format(from),
          to: format(from + data.length - 1),
          total: format(total),
        })}
      </span>
      <span>
        <IconButton
          {...stepTo(page - 1, page > 1)}
          aria-label={translate('ra.navigation.previous')}
        >
          <NavigateBeforeOutlined className="follows-direction" />
        </IconButton>
        <IconButton
          {...stepTo(page + 1, page * perPage < total)}
          aria-label={translate('ra.navigation.next')}
        >
          <NavigateNextOutlined className="follows-direction" />
        </IconButton>
      </span>
    </>
  );
}
