import { createContext } from 'react';

/** Where the pictures of a map come from. */
interface MapTiles {
  /** `https://tiles.example.com/{z}/{x}/{y}.png` */
  readonly url: string;
  /** Whose map it is, as its owner wants it said. */
  readonly attribution: string;
}

/** The map of this deployment; without one nothing is asked of anybody, and a grid stands in its place. */
export const MapTilesContext = createContext<MapTiles | null>(null);
