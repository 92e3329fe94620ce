/** Words of the enlarged picture and of the form of a photo or video. */
export const messages = {
  stateNotes: {
    rejected: 'Reddedildi: %{cause}. Düzeltip kaydettiğinizde yeniden onaya gider.',
    approved: 'Onaylandı; en geç saat %{time} itibarıyla sayfanızda görünür.',
    pending: 'Onay bekliyor. Onaylandıktan sonra bir saat içinde sayfanızda görünür.',
  },
  preview: 'Ön izleme görseli',
  tagsNeedProvider: 'Etiketler firma seçilince görünür.',
};
