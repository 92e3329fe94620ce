/** Words of the merchant application. */
export const merchant = {
  title: 'Üye iş yeri başvurusu',
  about: 'Onaylandığında çiftlerden kartla kapora ve ödeme alabilirsiniz.',
  none: 'Henüz başvuru yapılmadı.',
  facts: 'Başvuru bilgileri',
  status: {
    draft: 'Taslak',
    pending: 'İnceleniyor',
    approved: 'Onaylandı',
    rejected: 'Onaylanmadı',
  },
  types: {
    individual: { name: 'Bireysel', text: 'Vergi kaydınız yok; kendi adınıza çalışıyorsunuz.' },
    private_company: { name: 'Şahıs firması', text: 'Vergi levhanız kendi adınıza.' },
    corporate: { name: 'Tüzel kişi', text: 'Limited ya da anonim ortaklık.' },
  },
  documents: {
    title: 'Belgeler',
    identity: 'Kimlik',
    tax_plate: 'Vergi levhası',
    trade_register: 'Ticaret sicil gazetesi',
    signature_circular: 'İmza sirküleri',
    help: 'PDF, JPG ya da PNG; en çok 10 MB.',
    sending: 'Yükleniyor…',
    remove: 'Kaldır',
  },
  keep: 'Taslağı kaydet',
  kept: 'Taslak kaydedildi.',
  submit: 'Başvuruyu gönder',
  submitted: 'Başvurunuz gönderildi.',
  clock: {
    title: 'En geç %{time} tarihinde yanıtlanır',
    text: '%{time} tarihinde gönderildi. 48 saatlik süre iş günlerinde işler; hafta sonu ve resmî tatiller sayılmaz.',
  },
  rejected: {
    title: 'Başvurunuz onaylanmadı',
    text: 'Bilgileri düzeltip yeniden gönderebilirsiniz.',
  },
  agreement: {
    title: 'Üye iş yeri sözleşmesi',
    read: 'Sözleşmenin maddeleri',
    left: '%{smart_count} gün kaldı. |||| %{smart_count} gün kaldı.',
    state: {
      offered:
        '%{time} tarihine kadar onaylayabilir ya da itiraz edebilirsiniz; bir karar vermezseniz o an kendiliğinden onaylanır.',
      approved: '%{time} tarihinde onayladınız.',
      automatic: '14 gün içinde itiraz edilmediği için %{time} tarihinde kendiliğinden onaylandı.',
      objected: '%{time} tarihinde itiraz ettiniz. Ekibimiz yanıtlayıp sözleşmeyi yeniden sunar.',
    },
    objection: 'İtirazınız:',
    answer: 'Yanıtımız:',
    approve: 'Sözleşmeyi onayla',
    object: 'İtiraz et',
    why: 'Neye itiraz ediyorsunuz?',
    send: 'İtirazı gönder',
    short: 'En az %{limit} karakter yazın.',
    look: 'Sözleşmeyi yalnızca ödeme yetkisi olan kullanıcılar kendileri onaylayabilir.',
    clauses: {
      service:
        'Çiftlerin kartla yaptığı ödemeler, ödeme kuruluşu aracılığıyla sizin adınıza alınır.',
      fee: 'Her ödemeden başvuruda bildirilen oranda komisyon kesilir; oran 30 gün önceden haber verilmeden değişmez.',
      payout:
        'Komisyondan sonra kalan tutar, düğün günü beklenmeden izleyen iş günü IBAN’ınıza aktarılır.',
      refund:
        'İade edilen ödemeler sonraki aktarımdan düşülür; ters ibrazda sözleşme ve yazışmalar bankaya sunulur.',
      data: 'Kimlik ve belgeleriniz yalnızca başvurunun incelenmesi ve yasal yükümlülükler için saklanır.',
      end: 'Sözleşmeyi dilediğiniz an 30 gün önceden bildirerek sona erdirebilirsiniz.',
    },
  },
  desk: {
    due: 'En geç %{time}',
    reject: 'Başvuruyu reddet',
    offer_again: 'Yanıtla ve yeniden sun',
    reason: { reject: 'Ret nedeni', offer_again: 'Yanıt' },
    reasonHelp: 'Müşteri bunu başvurusunda okur.',
    done: {
      approve: 'Onaylandı; sözleşme sunuldu.',
      reject: 'Reddedildi.',
      offer_again: 'Sözleşme yeniden sunuldu.',
    },
  },
};
