import { lines } from '../lines.ts';
import type { Wording } from './wording.ts';

export const venue: Wording = {
  headline: lines(`
    Kır düğünü
    Kır düğünü
    Yemekli düğün
    Kokteyl düğün
    Gün batımı nikâhı
  `),
  enquiry: lines(`
    Merhaba, {tarih} için {kişi} kişilik yemekli bir düğün düşünüyoruz. Müsait misiniz, kişi başı fiyatınız nedir?
    Merhabalar, kır düğünü planlıyoruz. {kişi} kişi civarı olacağız. Yağmur olursa kapalı alanınız var mı?
    Tarihimiz henüz kesin değil ama {tarih} haftası düşünüyoruz. Menü seçeneklerinizi ve fiyatları alabilir miyiz?
    Fotoğraflarınızı çok beğendik. {tarih} günü boş mu? Nikâh masası ve süsleme fiyata dahil mi?
    {kişi} kişilik kokteyl düğün için fiyat almak istiyoruz. Alkollü menünüz var mı?
    Merhaba, arkadaşımızın düğününde bulunduk, çok memnun kaldık. {tarih} için fiyat öğrenebilir miyiz?
    Nikâh ve yemeği aynı yerde yapmak istiyoruz. {kişi} kişi için toplam ne tutar?
    Sizde dışarıdan orkestra getirebiliyor muyuz? {tarih} için bilgi rica ederiz.
  `),
  extras: lines(`
    Canlı müzik
    Kapalı alan seçeneği
    Nikâh masası ve gelin yolu
    Vejetaryen menü
    Servis aracı
    Havai fişek yerine ışık gösterisi
    Çocuk oyun alanı
    Geç saate kadar müzik
  `),
  availability: lines(`
    {tarih} günü bahçemiz şu an boş görünüyor; dilerseniz tarihi üç gün opsiyonlu tutabiliriz.
    {tarih} için Çınar Salonu ve bahçe müsait. Yağmur ihtimaline karşı kapalı alanımız da aynı gün size ayrılıyor.
    İstediğiniz gün akşam davetimiz var, ancak aynı haftanın Cuma ve Pazar günleri boş.
    {tarih} müsait. Aynı gün başka davet almıyoruz, bahçe tümüyle size ait oluyor.
  `),
  price: lines(`
    {kişi} kişilik yemekli davetlerimiz kişi başı {kişiFiyat} TL'den başlıyor; süsleme, ses sistemi ve gelin odası dahil.
    Yaz sezonunda kişi başı {kişiFiyat} TL. Menüde iki ara sıcak, ana yemek, pasta ve sınırsız alkolsüz içecek var.
    {kişi} kişi için toplam {fiyat} TL civarında; hafta içi tercih ederseniz yüzde on beş daha uygun oluyor.
    Kokteyl menümüz kişi başı {kişiFiyat} TL, yemekli menümüz yaklaşık dörtte bir oranında daha yüksek.
  `),
  invitation: lines(`
    Mekânı görmeden karar vermek zor; {gün} günü saat {saat} sizi ağırlayalım mı?
    Hafta sonu başka bir davetin kurulumu var, o saatte gelirseniz masaları kurulu hâliyle görebilirsiniz.
    Dilerseniz {gün} {saat} için kahveye bekleriz, bahçeyi birlikte gezelim.
    Menü tadımı için {gün} günü yerimiz var, sizi de bekleriz.
  `),
  question: lines(`
    Fiyat bilgisi için teşekkürler. {kişi} yerine elli kişi daha az olursak kişi başı fiyat değişir mi?
    Yağmur yağarsa kapalı alana geçiş ek ücretli mi? Bir de otopark kaç araçlık?
    Müzik gece kaçta bitiyor? Orkestramızı kendimiz getirmek istiyoruz.
    Menüde vejetaryen misafirler için ne var? On beş kadar misafirimiz olacak.
    Ödemeyi taksitle yapabiliyor muyuz? Kapora ne kadar?
    Nikâh memurunu siz mi ayarlıyorsunuz? Nikâh saatini 19.00 düşünüyoruz.
    Servis imkânınız var mı? Misafirlerin çoğu Anadolu Yakası'ndan gelecek.
  `),
  explanation: lines(`
    Kapalı alana geçiş için ek ücret almıyoruz. Otoparkımız 120 araçlık, vale hizmeti fiyata dahil.
    Müzik yayını saat 24.00'e kadar sürüyor. Kendi orkestranızı getirebilirsiniz, ses sistemimizi kullanırlar.
    Vejetaryen ve glütensiz menümüz aynı fiyatla sunuluyor, sayıyı bir hafta önce bildirmeniz yeterli.
    Kapora toplamın yüzde yirmisi; kalanı düğünden bir hafta öncesine kadar altı taksitle ödeyebilirsiniz.
    Kişi sayısı iki yüzün altına inerse kişi başı fiyata küçük bir fark ekliyoruz, üstünde fiyat aynı kalıyor.
    Nikâh memuru için belediyeye başvuruyu siz yapıyorsunuz, saat ve alan ayarlamasını biz üstleniyoruz.
  `),
  offer: lines(`
    Konuştuğumuz gibi {ürün} için teklifimizi {fiyat} TL olarak hazırladık. Menü, süsleme ve ses sistemi dahildir.
    {kişi} kişi için {ürün} teklifimiz {fiyat} TL. Fiyatımız on gün boyunca geçerli.
    {ürün} seçeneğini {fiyat} TL olarak netleştirdik; nikâh masası ve gelin yolu bizden.
  `),
  products: lines(`
    Yaz paketi
    Hafta içi paketi
    Yemekli düğün paketi
    Kokteyl prolonge
    Gün batımı paketi
  `),
};
