/** Words of the confirmation before galleries are deleted: what is lost with them. */
export const messages = {
  photos:
    '%{count} fotoğraf ve varsa videolar da silinir. |||| %{count} fotoğraf ve varsa videolar da silinir.',
  videos: 'Varsa videolar da silinir.',
  main: 'Sayfanızın ana fotoğrafı da bunların arasında.',
};
