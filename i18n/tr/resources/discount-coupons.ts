export const messages = {
  name: 'Kupon |||| Kuponlar',
  about:
    'Bir kampanyayı tek bir çifte özel kılan kodlar: çifte verin, e-postayla gönderin, kullanılınca işaretleyin.',
  create: 'Kupon ekle',
  empty: {
    title: 'Henüz kupon yok',
    text: 'Yayındaki bir kampanya için kupon oluşturup bir çifte verin; kullanıldıkça getirisini burada görürsünüz.',
  },
  views: {
    all: 'Tümü',
    open: 'Boşta',
    out: 'Çiftte',
    used: 'Kullanılan',
    withdrawn: 'Geri alınan',
  },
  groups: {
    coupon: 'Kupon',
    couple: 'Çift',
    mail: 'E-posta',
    use: 'Kullanım',
    record: 'Geçmiş',
  },
  fields: {
    id: 'No',
    providerId: 'Firma',
    discountId: 'Kampanya',
    code: 'Kupon kodu',
    status: 'Durum',
    leadId: 'Çiftin talebi',
    coupleName: 'Çift',
    assigneeId: 'Sorumlu',
    assignedAt: 'Verildi',
    sentCount: 'E-posta',
    lastSentAt: 'Son e-posta',
    usedOn: 'Kullanıldığı gün',
    income: 'Getirisi',
    createdAt: 'Eklendi',
    updatedAt: 'Güncellendi',
    filters: {
      q: 'Kod ya da çift ara',
      discountId: 'Kampanya',
      providerId: 'Firma',
      leadId: 'Talep',
      status: 'Durum',
    },
  },
  help: {
    code: 'Boş bırakırsanız sizin için bir kod üretilir.',
    leadId: 'Çiftin adını yazarak arayın.',
    income: 'Çiftin bu kuponla ödediği tutar; kuruşsuz lira, KDV dahil.',
  },
  values: {
    status: {
      open: 'Boşta',
      assigned: 'Çifte verildi',
      sent: 'Gönderildi',
      used: 'Kullanıldı',
      withdrawn: 'Geri alındı',
    },
  },
  actions: {
    send: {
      do: 'E-postayla gönder',
      ask: 'Kupon kodu çiftin e-posta adresine, çiftin dilinde gönderilir.',
      done: 'Kupon gönderildi.',
      again: {
        do: 'Yeniden gönder',
        ask: 'Kupon kodu çiftin e-posta adresine, çiftin dilinde gönderilir.',
        done: 'Kupon gönderildi.',
      },
    },
    use: {
      do: 'Kullanıldı olarak işaretle',
      done: 'Kupon kullanıldı olarak işaretlendi.',
    },
    withdraw: {
      do: 'Geri al',
      ask: 'Kupon geçersiz olur ve çiftin talebinden kalkar.',
      done: 'Kupon geri alındı.',
    },
  },
};
