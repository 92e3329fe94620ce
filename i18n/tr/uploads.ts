/** Words of files that are uploaded to a list. */
export const uploads = {
  title: 'Yüklemeler',
  progress: 'Toplam ilerleme',
  drop: 'Yüklemek için bırakın',
  camera: 'Fotoğraf çek',
  whereTo: 'Yüklemeden önce seçin',
  start: 'Yüklemeye başla',
  running: 'Yükleniyor: %{done} / %{all}',
  paused: 'Duraklatıldı: %{done} / %{all}',
  offline: 'Bağlantı bekleniyor: %{done} / %{all}',
  done: '%{count} dosya yüklendi. |||| %{count} dosya yüklendi.',
  wrong: '%{count} dosya yüklenemedi. |||| %{count} dosya yüklenemedi.',
  unstored: 'Bu tarayıcı dosyaları saklayamıyor; bitene kadar sayfayı kapatmayın.',
  interrupted:
    '%{count} dosyanın yüklenmesi yarım kaldı. |||| %{count} dosyanın yüklenmesi yarım kaldı.',
  open: 'Yüklemelere git',
  pause: 'Duraklat',
  resume: 'Sürdür',
  tryNow: 'Şimdi dene',
  retryAll: 'Hepsini yeniden dene',
  signOut: {
    title: 'Yüklemeler sürüyor',
    text: '%{count} dosya henüz yüklenmedi. Çıkarsanız bu dosyaları yeniden seçmeniz gerekir. |||| %{count} dosya henüz yüklenmedi. Çıkarsanız bu dosyaları yeniden seçmeniz gerekir.',
  },
  state: {
    checking: 'kontrol ediliyor',
    waiting: 'sırada',
    sending: 'yükleniyor',
    done: 'yüklendi',
  },
};
