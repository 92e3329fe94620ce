import type { Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

/** Text as it is, isolated so that a name in another script keeps its place. */
export const TextCell: Cell = ({ value }) => {
  if (Array.isArray(value)) return value.length > 0 ? <bdi>{value.join(', ')}</bdi> : <Nothing />;
  if (value === null || value === undefined || value === '') return <Nothing />;
  return <bdi>{typeof value === 'object' ? JSON.stringify(value) : `${value}`}</bdi>;
};
