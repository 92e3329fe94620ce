/** Words of a provider's package, of its end, and of the forms of its page. */
export const messages = {
  churned: {
    title: '%{count} firmanızın paketi bitti |||| %{count} firmanızın paketi bitti',
    ended: 'Son gün: %{date}',
    endedOf: '%{productName} paketi, son gün: %{date}',
    return: 'Geri dönün',
    returnOf: '%{name} ile geri dönün',
  },
  package: {
    from: '%{date} tarihinden beri',
    until: '%{date} tarihine kadar geçerli',
    endless: 'Bitiş tarihi yok',
    lastDay: 'Bugün son gün',
    daysLeft: '%{count} gün kaldı |||| %{count} gün kaldı',
    features: 'Pakette neler var',
    packages: 'Paketler ve fiyatlar',
    none: 'Geçerli paket yok',
    noneText:
      'Bu firmanın paketi bitti ya da hiç başlamadı. Bir paket seçtiğinizde özellikleri yeniden açılır.',
  },
  leadForms: {
    text: 'Çiftler size sayfanızdaki bu formlarla yazar. Sorular kategorinize göre belirlenir.',
    required: 'zorunlu',
    optional: 'isteğe bağlı',
    none: 'Bu firmanın formu yok',
  },
};
