import { useTranslate } from 'react-admin';
import { EmptyValue } from '../../engine/kinds/EmptyValue.tsx';

/** Renders the name of a business type, or an empty value. */
export function BusinessTypeName({ value }: { value: unknown }) {
  const translate = useTranslate();
  return typeof value === 'string' ? translate(`merchant.types.${value}.name`) : <EmptyValue />;
}
