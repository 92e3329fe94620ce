/** Words of the page of the package: subscription, past packages, what they brought, prices. */
export const subscription = {
  title: 'Paketim',
  about: 'Paketiniz, aboneliğiniz ve size getirdikleri',
  none: 'Aboneliğiniz yok',
  noneText:
    'Abonelikte yeni dönemin ödemesi bir hafta önceden hazırlanır; kartınızdan kendiliğinden para çekilmez.',
  next: 'Yeni dönem %{date} tarihinde başlar: %{amount}.',
  asksNothing: {
    paused: 'Ara verdiniz; yeni dönem için ödeme istenmez.',
    ended: 'Abonelik sona erdi; yeni dönem için ödeme istenmez.',
  },
  paid: { none: 'Henüz ödenmiş bir dönem yok.', until: '%{date} tarihine kadar ödendi.' },
  status: { active: 'Etkin', paused: 'Ara verildi', ended: 'Sona erdi' },
  price: '%{amount} · %{smart_count} ay |||| %{amount} · %{smart_count} ay',
  compare: 'Paketleri karşılaştırın',
  startOne: '%{name} ile abone ol',
  action: { start: 'Abone ol', pause: 'Ara ver', resume: 'Devam et', end: 'Sonlandır' },
  done: {
    start: '%{name} aboneliğiniz başladı.',
    pause: 'Aboneliğe ara verildi.',
    resume: 'Aboneliğiniz sürüyor.',
    end: 'Abonelik sonlandırıldı.',
  },
  ask: {
    start: {
      title: '%{name} ile abone olunsun mu?',
      now: 'İlk dönem bugün başlar; %{amount} tutarındaki ödeme hemen hazırlanır.',
      after:
        'Ödenmiş paketiniz %{date} tarihinde biter; ilk dönem ertesi gün başlar. Ödeme (%{amount}) bir hafta önceden hazırlanır.',
    },
    pause: {
      title: 'Aboneliğe ara verilsin mi?',
      text: 'Yeni dönem için ödeme istenmez; ödenmiş dönem son gününe kadar sürer. Dilediğinizde devam edebilirsiniz.',
    },
    end: {
      title: 'Abonelik sonlandırılsın mı?',
      text: 'Ödenmiş dönem son gününe kadar sürer. Ödenmemiş yeni dönem silinir.',
    },
  },
  packages: { title: 'Paketler', none: 'Kayıtlı paket yok.', current: 'Sürüyor', past: 'Bitti' },
  returns: {
    title: 'Ödediğiniz ve kazandığınız',
    sentence:
      'Son 12 ayda %{paid} ödediniz; %{leads} talep geldi, %{deals} tanesi anlaşma oldu. Anlaşmaların tutarı %{income}.',
    noDeals:
      'Son 12 ayda %{paid} ödediniz; %{leads} talep geldi. Bu taleplerden henüz anlaşma olmadı.',
    chart: 'Aylara göre talep ve anlaşma',
    explained: 'Anlaşmalar, talebin geldiği ayda sayılır.',
    month: 'Ay',
    figure: {
      paid: 'Ödenen',
      leads: 'Talep',
      deals: 'Anlaşma',
      income: 'Anlaşma tutarı',
      costPerLead: 'Talep başına',
      costPerDeal: 'Anlaşma başına',
    },
  },
  prices: {
    title: 'Paket fiyatları',
    sentence: '%{name}: %{amount}. Fiyatlar %{date} tarihinde yeniden belirlenir.',
    changed:
      '%{name}: %{amount}. Son endeks değişimi yüzde %{percent}; fiyatlar %{date} tarihinde yeniden belirlenir.',
    chart: '%{name}: fiyatın seyri',
    from: 'Başlangıç',
    price: 'Fiyat',
  },
};
