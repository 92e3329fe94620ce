/** Ordered pictures of a form. */
export const photoList = {
  makeCover: 'Kapak yap',
  isCover: '%{name} kapak oldu.',
  drag: 'Sürükle',
  photo: '%{place}. fotoğraf',
};
