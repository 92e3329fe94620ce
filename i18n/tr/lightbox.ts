/** Words of the large view of pictures. */
export const lightbox = {
  name: 'Büyük görünüm',
  carousel: 'Görseller',
  slide: 'Görsel',
  place: '{index} / {total}',
  previous: 'Önceki',
  next: 'Sonraki',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
};
