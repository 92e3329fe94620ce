import { formatAgo, formatDateTime } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** How long ago, with the moment itself for whoever points at it. */
export const AgoCell: Cell = ({ value }) => {
  const locale = useLocale();
  if (typeof value !== 'string') return <EmptyValue />;
  return (
    <time dateTime={value} title={formatDateTime(value, locale)}>
      {formatAgo(value, locale)}
    </time>
  );
};
