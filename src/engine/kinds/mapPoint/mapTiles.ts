import { createContext } from 'react';

/** Source of a map's tile images. */
interface MapTiles {
  /** `https://tiles.example.com/{z}/{x}/{y}.png` */
  readonly url: string;
  /** Attribution of the map, in the wording that its owner requires. */
  readonly attribution: string;
}

/** The map of this deployment; without one nothing is asked of anybody, and a grid stands in its place. */
export const MapTilesContext = createContext<MapTiles | null>(null);
