/** Words of the input of a point on a map. */
export const mapPoint = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  map: 'map',
  mine: 'Use my location',
  lost: 'Your location could not be found. Allow location access in your browser or choose the place on the map.',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  help: 'Tap the map, drag the pin or enter the coordinates. On a keyboard, the arrow keys move the map and Enter places the pin in the middle.',
};
