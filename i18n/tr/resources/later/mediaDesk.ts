/** Words of the enlarged picture and of the form of a photo or video. */
export const messages = {
  stateNotes: {
    rejected: 'Reddedildi: %{cause}. Düzeltip kaydettiğinizde yeniden onaya gider.',
    approved: 'Onaylandı; en geç saat %{time} itibarıyla sayfanızda görünür.',
    pending: 'Onay bekliyor. Onaylandıktan sonra bir saat içinde sayfanızda görünür.',
  },
  preview: 'Ön izleme görseli',
  panorama: '%{name}: 360° görünüm, ok tuşlarıyla döndürülür',
  panoramaHint: 'Çevirmek için sürükleyin',
  volume: 'Ses',
  panoramaFailed: '360° görünüm açılamadı.',
  tagsNeedProvider: 'Etiketler firma seçilince görünür.',
};
