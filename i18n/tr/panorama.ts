/** Words of the viewer of 360° pictures and videos. */
export const panorama = {
  name: '%{name}: 360° görünüm, ok tuşlarıyla döndürülür',
  hint: 'Çevirmek için sürükleyin',
  play: 'Oynat',
  volume: 'Ses',
  failed: '360° görünüm açılamadı.',
  keys: '360° görünüm: çevirmek için sürükleyin. Görünüme tıkladığınızda ya da Tab ile geçtiğinizde ok tuşları görünümü çevirir, başka yerdeyken öncekine ya da sonrakine geçer. Karar tuşları her yerde çalışır.',
};
