/** Words of work on many records that is counted. */
export const runProgress = {
  done: 'Tamamlanan',
  left: 'Kalan',
  failed: 'Başarısız',
  stop: 'Durdur',
  leave: 'İşlem sürüyor. Sayfadan ayrılırsanız durur ve kalan kayıtlar işlenmez.',
};
