import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';
import { pointOf } from './point.ts';

/** A place by its coordinates; it leads nowhere, as no map of others is asked. */
export const MapPointCell: Cell = ({ value }) => {
  const point = pointOf(value);
  if (!point) return <Nothing />;
  return (
    <small dir="ltr">
      {point.latitude.toFixed(5)}, {point.longitude.toFixed(5)}
    </small>
  );
};
