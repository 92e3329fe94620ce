/** Words of a signature's form beyond its text. */
export const messages = {
  picture: 'Görsel',
  choose: 'Görsel seç',
  replace: 'Görseli değiştir',
  remove: 'Görseli kaldır',
  removed: 'Görsel kaldırıldı.',
  limits: '%{types}; en çok %{size}. E-postada en çok 300 × 120 piksel görünür.',
  preview: 'Çiftin göreceği hali',
  greeting: 'Merhaba,',
  sample: 'Talebiniz için teşekkür ederiz.',
  empty: 'Bu firma için imza yok; e-postalarınız imzasız gider.',
};
