/** Words of the large view of pictures. */
export const lightbox = {
  name: 'Large view',
  carousel: 'Pictures',
  slide: 'Picture',
  place: '{index} of {total}',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
