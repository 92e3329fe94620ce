import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { pointOf } from './point.ts';

/** Renders a location by its coordinates, without a link because no external map is used. */
export const MapPointCell: Cell = ({ value }) => {
  const point = pointOf(value);
  if (!point) return <EmptyValue />;
  return (
    <small dir="ltr">
      {point.latitude.toFixed(5)}, {point.longitude.toFixed(5)}
    </small>
  );
};
