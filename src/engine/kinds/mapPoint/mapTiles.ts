import { createContext } from 'react';

/** Source of a map's tile images. */
interface MapTiles {
  /** `https://tiles.example.com/{z}/{x}/{y}.png` */
  readonly url: string;
  /** Attribution of the map, in the wording that its owner requires. */
  readonly attribution: string;
}

/** Map tiles of this deployment; without them no request is sent and a grid is shown. */
export const MapTilesContext = createContext<MapTiles | null>(null);
