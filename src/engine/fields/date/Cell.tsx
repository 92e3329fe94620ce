import { formatDate } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

export const DateCell: Cell = ({ value }) => {
  const locale = useLocale();
  return typeof value === 'string' ? (
    <time dateTime={value}>{formatDate(value, locale)}</time>
  ) : (
    <Nothing />
  );
};
