/** The page of a testimonial beyond its fields. */
export const messages = {
  coupleText: 'Çiftin sözleri',
  onBehalf: 'Çift adına firmanız ekledi.',
  reply: 'Yanıtınız',
  newReply: 'Yeni yanıtınız',
  dispute: 'İtirazınız',
  rejectedFor: 'Ret nedeni:',
  answer: 'Destek ekibi:',
  photos: {
    title: 'Fotoğraflar',
    add: 'Fotoğraf ekle',
    file: 'Fotoğraf dosyası',
    none: 'Bu yorumda fotoğraf yok.',
    alt: '%{couple}, fotoğraf %{number}',
  },
  history: {
    title: 'Geçmiş',
    none: 'Henüz bir şey olmadı.',
    by: {
      couple: 'Çift',
      desk: 'Destek ekibi',
    },
    events: {
      added: 'Yorum eklendi',
      written: 'Çift yorum yazdı',
      approved: 'Yorum yayınlandı',
      rejected: 'Yorum reddedildi',
      replied: 'Yanıt yazıldı',
      reply_approved: 'Yanıt yayınlandı',
      reply_rejected: 'Yanıt reddedildi',
      disputed: 'Yoruma itiraz edildi',
      dispute_withdrawn: 'İtiraz geri çekildi',
      dispute_accepted: 'İtiraz kabul edildi, yorum kaldırıldı',
      dispute_rejected: 'İtiraz kabul edilmedi',
    },
  },
};
