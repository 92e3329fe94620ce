/** Words of the large view of pictures. */
export const lightbox = {
  name: 'عرض كبير',
  carousel: 'الصور',
  slide: 'صورة',
  place: '{index} من {total}',
  previous: 'السابق',
  next: 'التالي',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
};
