/** Returns true if two files have the same name, size and time of change, as a file that is chosen again has. */
export const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
