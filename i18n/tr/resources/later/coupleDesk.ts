/** Words for asking a couple for a testimonial. */
export const messages = {
  title: 'Yorum isteyin',
  answered: 'Bu çift yorumunu yazdı.',
  openReview: 'Yorumu aç',
  none: 'Çifte yalnızca kendisinin kullanabileceği bir bağlantı verin; telefonda bir dakikada yazar.',
  ahead: 'Düğün %{day} günü. Yorumu düğünden sonra isteyin; çift o zaman neyi yaşadığını yazar.',
  asked: '%{asked} tarihinde istendi. Bağlantı %{until} tarihine kadar geçerli.',
  opened: 'Çift bağlantıyı açtı, henüz yazmadı. Bağlantı %{until} tarihine kadar geçerli.',
  declined: 'Çift yorum yazmak istemediğini bildirdi; yeniden istenemez.',
  expired: 'Bağlantının süresi doldu. Yeniden isteyebilirsiniz.',
  nextReminder: 'Sonraki hatırlatma: %{day}.',
  channels: {
    qr: 'QR kod göster',
    link: 'Bağlantı oluştur',
    email: 'E-posta gönder',
    sms: 'SMS gönder',
  },
  reminders: 'E-posta ve SMS’te, yazana kadar iki kez hatırlat',
  ready:
    '%{couple} için bağlantı hazır. Kameraya okutun ya da bağlantıyı gönderin; bir kez kullanılır.',
  sent: '%{couple} için istek gönderildi.',
  code: '%{couple} için QR kod',
  copy: 'Bağlantıyı kopyala',
  lead: {
    open: 'Yorum iste',
    explain:
      'Yorum yalnızca anlaştığınız çiftlerden istenebilir. Bu taleple anlaştıysanız önce anlaşmayı kaydedin.',
    record: 'Anlaşmayı kaydet',
    close: 'Kapat',
    failed: 'Çift kaydedilemedi.',
  },
};
