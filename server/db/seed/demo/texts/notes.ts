import { lines } from '../lines.ts';

/** Notes of colleagues about a lead. */
export const notes = lines(`
  Bütçeleri {fiyat} TL civarı, üstüne çıkmak istemiyorlar.
  Damat tarafı kalabalık, kişi sayısı artabilir.
  Akşam 19.00'dan sonra aranmak istiyor.
  Kararı gelinin annesi veriyor, görüşmeye o da gelecek.
  {tarih} kesin değil, bir hafta sonrası da olur dedi.
  Hafta içi fiyatı istedi, listeyi ilettim.
  Rakip bir yerden de fiyat almış, süslemeyi soruyor.
  Görüntülü görüştük, çok ilgili.
  Yurt dışından gelecekler, otel konusunda yardımcı olalım.
  Taksit sordu, altı taksit olur dedik.
  Menüde balık istemiyorlar.
  Yağmur planını özellikle soruyor, kapalı alan fotoğrafı gönderildi.
  Kuzeni geçen yıl bizden hizmet almış, memnun kalmış.
  Kişi sayısı {kişi} diye not edildi, on fazlası olabilir.
  Referans istedi, iki çiftin yorumunu gönderdim.
  Görüşme iyi geçti, sözleşme örneğini ilettim.
  Aramayı kaçırmışız, geri aradım, meşgul.
  Nikâh günü belediyeden alınmış, saat 18.30.
  Canlı müzik şart dediler, orkestra listesi paylaşıldı.
  Ziyarete {gün} günü gelecekler.
  Opsiyon {gün} akşamına kadar.
  Fiyatı yüksek buldular, hafta içi önerildi.
  Kapora için eft bekleniyor.
  Nişanlısı şehir dışında, hafta sonu birlikte karar verecekler.
  Çiçek ve ışık için ayrıca görüşecekler.
`);

/** Notes with a reminder. */
export const reminders = lines(`
  Tekrar ara, karar günü.
  Opsiyon süresi doluyor, haber ver.
  Menü tadımı için gün sor.
  Ailesiyle konuşacaktı, sonucu öğren.
  Sözleşmeyi imzaladılar mı, sor.
  Fiyat güncellemesini ilet.
`);

/** Comments among colleagues. */
export const comments = lines(`
  Ben ararım.
  Bu çifti geçen hafta salonda gezdirdim, çok beğendiler.
  Fiyatta en fazla yüzde beş esneyebiliriz.
  Tarih için diğer çiftin opsiyonu yarın bitiyor, sonra kesinleşir.
  Menü fiyatını güncel listeden verdim.
  {hitap} görüşmeyi siz yapar mısınız?
  Tamamdır, not aldım.
  Süslemeyi hediye edelim mi?
  Gelin Hanım bugün tekrar yazdı, öncelik verelim.
  Kapora geldi, muhasebe onayladı.
`);

export const rejectNotes: Record<string, string> = {
  date_full: 'Tarih dolu, başka tarih düşünmüyorlar.',
  over_capacity: 'Kişi sayısı kapasitemizin üzerinde.',
  out_of_budget: 'Bütçeleri fiyatımızın çok altında.',
  out_of_area: 'Başka şehirde hizmet istiyorlar.',
  not_our_service: 'İstedikleri hizmet bizde yok.',
  no_reply: 'Üç kez yazıldı, yanıt gelmedi.',
  other: 'Düğün ertelendi.',
};

export const dealNotes = lines(`
  Kapora alındı.
  Sözleşme imzalandı.
  Telefonda kesinleşti, sözleşme {gün} günü.
  Aile dostumuz, küçük bir indirim yapıldı.
`);

export const otherFirmNotes = lines(`
  Daha yakın bir yerle anlaşmışlar.
  Rakip firma daha uygun fiyat vermiş.
  Tanıdıkları bir firma ile çalışacaklar.
`);

export const notWeddingNotes = lines(`
  Şirket yemeği için aramışlar.
  Doğum günü organizasyonu istiyorlar.
  Mezuniyet balosu içinmiş.
  Yanlışlıkla form doldurmuşlar, sünnet düğünü.
`);
