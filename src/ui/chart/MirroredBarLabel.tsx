import { BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

/**
 * Renders the number of a bar that grows to the left. The library places the number of a bar without length to the
 * right of the axis, where it is cut off.
 */
export function MirroredBarLabel(props: BarLabelProps) {
  const { x, width, xOrigin } = props;
  return <BarLabel {...props} xOrigin={width === 0 ? x + 1 : xOrigin} />;
}
