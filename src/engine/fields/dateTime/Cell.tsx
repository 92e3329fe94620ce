import { formatDateTime } from '../../../ui/format.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { useLocale } from '../../../ui/useLocale.ts';

export const DateTimeCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'string' ? (
    <time dateTime={value}>{formatDateTime(value, locale)}</time>
  ) : (
    <Nothing />
  );
};
