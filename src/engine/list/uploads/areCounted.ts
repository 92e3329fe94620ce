import type { Resource, RuntimeUpload } from '../../definition/runtimeDefinition.ts';

/** Returns true if the package's quota counts the records of uploaded files. */
export const areCounted = ({ manifest }: Resource, { set }: RuntimeUpload): boolean =>
  Object.entries(manifest.create?.quota?.among ?? {}).every(
    ([name, value]) => set?.[name] === value,
  );
