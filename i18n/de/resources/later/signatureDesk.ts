/** Words of a signature's form beyond its text. */
export const messages = {
  picture: 'Bild',
  choose: 'Bild auswählen',
  replace: 'Bild ersetzen',
  remove: 'Bild entfernen',
  removed: 'Das Bild wurde entfernt.',
  limits: '%{types}; bis %{size}. In E-Mails ist es höchstens 300 × 120 Pixel groß.',
  preview: 'So sieht es das Paar',
  greeting: 'Guten Tag,',
  sample: 'vielen Dank für Ihre Anfrage.',
  empty: 'Für diese Firma gibt es keine Signatur; Ihre E-Mails gehen ohne hinaus.',
};
