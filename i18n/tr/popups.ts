/** Messages of the popups that open automatically. */
export const popups = {
  later: 'Daha sonra',
  advertisement: {
    title: 'Size bir haberimiz var',
    text: 'Panelde neyin yenilendiğini bir dakikada izleyin.',
  },
  priceUpdate: {
    title: 'Fiyatlarınızı güncelleyin',
    text: 'Süresi dolan fiyatlar sayfanızda görünmez. Bir dakikada yenileyebilirsiniz.',
    left: '%{smart_count} liste kaldı |||| %{smart_count} liste kaldı',
    expired: '%{day} günü süresi doldu',
    incomplete: 'Fiyatı eksik',
    skip: 'Bunu geç',
    saveNext: 'Kaydet ve sonrakine geç',
    saved: '%{name} güncellendi.',
    stale:
      'Bu liste az önce başka biri tarafından değiştirildi. Güncel fiyatları gösteriyoruz; bakıp kaydedin.',
    doneByOther: '%{name} bu sırada güncellenmiş.',
  },
  missingCatalog: {
    title: 'Fiyat listesi eksik',
    text: 'Fiyatını gösteren firmalar daha çok talep alır. Şu firmanızın henüz fiyat listesi yok:',
    add: 'Liste ekle',
    addFor: '%{name} için liste ekle',
  },
  missingInfo: {
    title: 'Sayfanızda eksik bilgi var',
    text: 'Çiftlerin aradığı bilgiler tamamlanınca sayfanız aramalarda öne çıkar.',
    complete: 'Tamamla',
    step: '%{of} bölümden %{at}.',
    completeNamed: '%{name}: eksikleri tamamla',
  },
  referral: {
    title: 'Tanıdığınız firmaları önerin',
    text: 'Önerdiğiniz firma aramıza katılırsa hediye çeki kazanırsınız.',
    amount: 'Öneri başına kazanabileceğiniz en yüksek hediye çeki',
    recommend: 'Firma öner',
  },
};
