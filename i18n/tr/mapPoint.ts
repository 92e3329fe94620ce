/** Words of the input of a point on a map. */
export const mapPoint = {
  latitude: 'Enlem',
  longitude: 'Boylam',
  map: 'harita',
  mine: 'Konumumu kullan',
  lost: 'Konumunuz alınamadı. Tarayıcının konum iznini kontrol edin ya da yeri haritada seçin.',
  nearer: 'Yakınlaştır',
  farther: 'Uzaklaştır',
  help: 'Haritaya dokunun, iğneyi sürükleyin ya da koordinatları yazın. Klavyede ok tuşları haritayı kaydırır, Enter iğneyi ortaya koyar.',
};
