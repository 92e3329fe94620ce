/** Words of the input of a point on a map. */
export const mapPoint = {
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  map: 'Karte',
  mine: 'Meinen Standort verwenden',
  lost: 'Ihr Standort wurde nicht gefunden. Prüfen Sie die Standortfreigabe des Browsers oder wählen Sie den Ort auf der Karte.',
  nearer: 'Vergrößern',
  farther: 'Verkleinern',
  help: 'Tippen Sie auf die Karte, ziehen Sie die Nadel oder geben Sie die Koordinaten ein. Mit der Tastatur verschieben die Pfeile die Karte, und Enter setzt die Nadel in die Mitte.',
};
