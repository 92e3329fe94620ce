/** Words of the large view of pictures. */
export const lightbox = {
  name: 'Große Ansicht',
  carousel: 'Bilder',
  slide: 'Bild',
  place: '{index} von {total}',
  previous: 'Zurück',
  next: 'Weiter',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};
