import { useTranslate } from 'react-admin';
import { EmptyValue } from '../../engine/kinds/EmptyValue.tsx';

/** Name of a kind of business. */
export function BusinessTypeName({ value }: { value: unknown }) {
  const translate = useTranslate();
  return typeof value === 'string' ? translate(`merchant.types.${value}.name`) : <EmptyValue />;
}
