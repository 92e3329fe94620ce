import { formatAgo, formatDateTime } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

/** Renders the relative time, with the exact moment as a tooltip. */
export const AgoCell: Cell = ({ value }) => {
  const locale = useLocale();
  if (typeof value !== 'string') return <EmptyValue />;
  return (
    <time dateTime={value} title={formatDateTime(value, locale)}>
      {formatAgo(value, locale)}
    </time>
  );
};
