/** Words of the dialogs that crop a picture. */
export const pictureEditor = {
  moveCrop: 'Kırpma alanı, ok tuşlarıyla taşınır',
  zoom: 'Yakınlaştırma',
  shape: 'Biçim',
  free: 'Serbest',
  handles: {
    nw: 'Sol üst köşe',
    n: 'Üst kenar',
    ne: 'Sağ üst köşe',
    e: 'Sağ kenar',
    se: 'Sağ alt köşe',
    s: 'Alt kenar',
    sw: 'Sol alt köşe',
    w: 'Sol kenar',
  },
};
