import { valueAt, type Cell } from '../field.ts';
import { Nothing } from '../Nothing.tsx';

const firstWords = (row: unknown, paths: string[]): string =>
  paths
    .map((path) => valueAt(row, path))
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString() ?? '';

/** Short rows by their first words, such as the addresses of a person. */
export const RowsCell: Cell = ({ value, field }) => {
  const paths = Object.entries(field.facts.fields ?? {}).flatMap(([path, facts]) =>
    facts.kind === 'object' || facts.kind === 'id' || facts.kind === 'reference' ? [] : [path],
  );
  const words = Array.isArray(value)
    ? value.map((row) => firstWords(row, paths)).filter((word) => word !== '')
    : [];
  if (words.length === 0) return <Nothing />;
  return <bdi>{words.join(', ')}</bdi>;
};
