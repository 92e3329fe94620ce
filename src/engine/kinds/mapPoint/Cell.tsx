import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { pointOf } from './point.ts';

/** A place by its coordinates; it leads nowhere, as no map of others is asked. */
export const MapPointCell: Cell = ({ value }) => {
  const point = pointOf(value);
  if (!point) return <EmptyValue />;
  return (
    <small dir="ltr">
      {point.latitude.toFixed(5)}, {point.longitude.toFixed(5)}
    </small>
  );
};
