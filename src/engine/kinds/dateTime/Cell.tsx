import { formatDateTime } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';

export const DateTimeCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'string' ? (
    <time dateTime={value}>{formatDateTime(value, locale)}</time>
  ) : (
    <EmptyValue />
  );
};
