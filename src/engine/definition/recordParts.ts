import type { RuntimeShowConfig } from './runtimeDefinition.ts';

/** Returns the optional components at the head of a record's page. */
export const headParts = ({ above, header, news }: RuntimeShowConfig): readonly unknown[] => [
  above,
  header?.tools,
  news,
];

/** Returns the components of a record's page that may load after it. */
export const recordParts = (show: RuntimeShowConfig): readonly unknown[] => [
  ...headParts(show),
  ...Object.values(show.groups),
];
