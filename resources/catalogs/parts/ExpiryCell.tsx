import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../src/engine/definition/cellProps.ts';
import { EmptyValue } from '../../../src/engine/kinds/EmptyValue.tsx';
import { dayFrom } from '../../../src/engine/kinds/date/dayFrom.ts';
import { formatDate } from '../../../src/ui/format.ts';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import { useNow } from '../../../src/ui/useNow.ts';

/** Renders the last day of the prices, with a tag once it has passed, because couples do not see such a list. */
export function ExpiryCell({ value }: CellProps<string | null, object>) {
  const translate = useTranslate();
  const locale = useLocale();
  const today = dayFrom(new Date(useNow()), '+0d');
  if (!value) return <EmptyValue />;
  const day = <time dateTime={value}>{formatDate(value, locale)}</time>;
  if (value >= today) return day;
  return (
    <>
      {day}{' '}
      <StatusTag tone="warning" title={translate('resources.catalogs.expiry.explained')}>
        {translate('resources.catalogs.expiry.expired')}
      </StatusTag>
    </>
  );
}
