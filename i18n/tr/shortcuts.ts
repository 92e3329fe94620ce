/** Keys that work all over the panel. */
export const shortcuts = {
  title: 'Klavye kısayolları',
  open: 'Klavye kısayolları',
  on: 'Kısayollar açık',
  note: 'Yazarken ve iletişim pencerelerinde çalışmazlar. Ekran okuyucunuzla çakışırsa kapatabilirsiniz; Ctrl K her zaman çalışır.',
  next: 'ardından',
  areas: {
    everywhere: 'Her yerde',
    places: 'Sayfalara git',
    lists: 'Listelerde',
    lead: 'Çift talebinde',
  },
  keys: {
    palette: 'Arar ve işlem bulur.',
    help: 'Sayfanın yardımını ya da bu listeyi açar.',
    create: 'Bulunduğunuz listeye yeni kayıt ekler.',
    search: 'Arama kutusuna gider.',
    move: 'Satırlar arasında gezinir.',
    open: 'Üzerinde durduğunuz kaydı açar.',
    select: 'Üzerinde durduğunuz kaydı seçer.',
    answer: 'Yanıt yazma alanına gider.',
  },
};
