import { lines } from '../lines.ts';
import type { Wording } from './wording.ts';

export const photographer: Wording = {
  headline: lines(`
    Düğün hikâyesi çekimi
    Dış çekim
    Tam gün çekim
    Nişan çekimi
    Düğün fotoğrafı ve video
  `),
  enquiry: lines(`
    Merhaba, {tarih} günü düğünümüz var. Dış çekim ve düğün hikâyesi için fiyat alabilir miyiz?
    Çekimlerinizi sosyal medyada gördük, çok doğal. {tarih} için boş musunuz?
    Dış çekimi Kapadokya'da yapmak istiyoruz, yol ve konaklama fiyata dahil mi?
    Fotoğraf ve video birlikte ne kadar? Teslim süreniz kaç hafta?
    Nişan çekimi için {tarih} hafta sonunu düşünüyoruz, iki saatlik bir çekim yeterli.
    Drone çekimi yapıyor musunuz? Düğünümüz kır düğünü olacak.
  `),
  extras: lines(`
    Drone çekimi
    Albüm
    Aynı gün kısa video
    İkinci fotoğrafçı
    Şehir dışı çekim
    Siyah beyaz seçki
  `),
  availability: lines(`
    {tarih} günü ekibimizden iki kişi boşta, sizin için ayırabiliriz.
    {tarih} takvimimizde açık; gün doğumu ya da gün batımı için ışık planını birlikte yaparız.
    O gün akşam bir çekimimiz var, ancak gündüz dış çekim için uygunuz.
  `),
  price: lines(`
    Tam gün çekim {fiyat} TL; dış çekim, tören, düğün ve 30 sayfalık albüm dahil.
    Dış çekim ve düğün hikâyesi birlikte {fiyat} TL. Fotoğrafları üç haftada, filmi altı haftada teslim ediyoruz.
    Yalnız dış çekim isterseniz yarı fiyatına yapabiliyoruz; ikisi birlikte {fiyat} TL.
  `),
  invitation: lines(`
    Kızılay'daki stüdyomuzda örnek albümleri göstermek isteriz, {gün} {saat} uygun mu?
    {gün} günü görüntülü görüşelim mi? Tarzınızı anlamak için on beş dakika yeter.
    Stüdyoya gelirseniz basılı işleri de görürsünüz; {gün} günü müsaitiz.
  `),
  question: lines(`
    Teslim edilen fotoğraf sayısı kaç oluyor? Hepsi düzenlenmiş mi?
    Şehir dışı için yol ücreti ne kadar?
    Çekimde iki fotoğrafçı mı olacak? Gelin hazırlığını da istiyoruz.
    Yağmur olursa dış çekimi başka güne alabiliyor muyuz?
    Ham fotoğrafları da alabilir miyiz?
    Videoda kullanılan müziği biz seçebiliyor muyuz?
  `),
  explanation: lines(`
    Ortalama 500 kare teslim ediyoruz, hepsi renk düzeltmesinden geçiyor; 60 kadarı ayrıntılı işleniyor.
    Hava uygun olmazsa çekimi ücretsiz erteliyoruz, bir gün önceden haber vermeniz yeterli.
    İki fotoğrafçı ve bir video ekibiyle geliyoruz, hazırlıktan ilk dansa kadar yanınızdayız.
    Ankara içi yol ücreti almıyoruz; şehir dışında yalnız ulaşım ve konaklama ekleniyor.
    Ham kareleri paylaşmıyoruz, ama seçmediğiniz kareleri küçük boyda arşivinize ekliyoruz.
  `),
  offer: lines(`
    {ürün} için teklifimiz {fiyat} TL. Albüm ve çevrim içi galeri dahildir.
    Konuştuğumuz kapsamla {ürün} {fiyat} TL; kapora ile tarihiniz kesinleşir.
    İkinci fotoğrafçıyı da ekleyerek {ürün} teklifini {fiyat} TL olarak hazırladık.
  `),
  products: lines(`
    Düğün hikâyesi
    Tam gün çekim
    Dış çekim ve albüm
    Fotoğraf ve film
  `),
};
