import { lines } from '../lines.ts';
import type { Wording } from './wording.ts';

export const bridal: Wording = {
  headline: lines(`
    Gelinlik provası
    Özel dikim gelinlik
    Kiralık gelinlik
    Prenses model
    After party elbisesi
  `),
  enquiry: lines(`
    Merhaba, sayfanızdaki modeli çok beğendim. Kiralama ve satış fiyatını öğrenebilir miyim?
    Düğünüm {tarih}. Özel dikim için geç kalmış olur muyum?
    38 beden kullanıyorum, dantelli ve uzun kollu bir model arıyorum. Prova için randevu alabilir miyim?
    İşaretlediğim modellerin beyaz dışında rengi var mı? Fildişi istiyorum.
    Bütçem sınırlı, kiralık modelleriniz hangileri? {tarih} için gerekli.
    Tesettür gelinlik modelleriniz var mı? Fotoğraf paylaşabilir misiniz?
  `),
  extras: lines(`
    Duvak ve taç
    Çıkarılabilir kuyruk
    After party elbisesi
    Uzun kol
    Nedime elbiseleri
    Hızlı dikim
  `),
  availability: lines(`
    {tarih} için dikim takvimimiz uygun; ilk provayı önümüzdeki haftalarda yapmamız yeterli.
    Beğendiğiniz model mağazamızda 36 ve 38 beden olarak denenebilir.
    O tarihte kiralık modelimiz boşta, adınıza ayırabiliriz.
  `),
  price: lines(`
    Sorduğunuz modelin satış fiyatı {fiyat} TL; kiralama yaklaşık yarısı. Üç prova ve kuru temizleme dahil.
    Özel dikim {fiyat} TL'den başlıyor, kumaş ve işlemeye göre değişiyor.
    Duvak ve taç ile birlikte {fiyat} TL. Ölçü değişikliği için ek ücret almıyoruz.
  `),
  invitation: lines(`
    Prova için {gün} {saat} yerimiz var, yanınızda iki kişi getirebilirsiniz.
    Konak mağazamızda {gün} günü sizi bekleriz; beğendiğiniz modelleri önceden hazırlayalım.
    İlk prova bir saat sürüyor, {gün} {saat} uygun mu?
  `),
  question: lines(`
    Kiralamada depozito alıyor musunuz? Leke olursa ne oluyor?
    Dikim kaç hafta sürüyor? Son provayı düğünden ne kadar önce yapıyoruz?
    Modelin kolunu uzatıp kuyruğunu kısaltmak mümkün mü?
    Fildişi rengini görmek için fotoğraf gönderebilir misiniz?
    Nişanlık da alsam birlikte indirim yapar mısınız?
  `),
  explanation: lines(`
    Dikim altı ila sekiz hafta sürüyor, son provayı düğünden on gün önce yapıyoruz.
    Depozito iade ediliyor; olağan lekeler temizliğe dahil.
    Kol ve kuyruk değişikliği yapılabiliyor, dantelin deseni bozulmadan çalışıyoruz.
    İki elbise birlikte alındığında ikincisinde yüzde on beş indirim uyguluyoruz.
  `),
  offer: lines(`
    {ürün} için teklifimiz {fiyat} TL; üç prova, duvak ve temizleme dahil.
    Konuştuğumuz değişikliklerle {ürün} {fiyat} TL.
    {ürün} ile after party elbisesini birlikte {fiyat} TL olarak hazırladık.
  `),
  products: lines(`
    Özel dikim
    Kiralama paketi
    Prenses model
    Dantel koleksiyonu
  `),
};

/** Models that couples request, with prices in lira. */
export const models: readonly [string, number][] = [
  ['Prenses model gelinlik, İnci', 68_000],
  ['Balık model gelinlik, Işıl', 74_500],
  ['A kesim dantel gelinlik, Ceylan', 52_000],
  ['Helen model gelinlik, Şebnem', 46_500],
  ['Straplez saten gelinlik, Ülkü', 59_000],
  ['Uzun kollu dantel gelinlik, Çiğdem', 63_500],
  ['Sırt dekolteli gelinlik, Gökçe', 71_000],
  ['Kısa nikâh elbisesi, Özge', 24_500],
  ['Tesettür gelinlik, Nihan', 66_000],
  ['Çıkarılabilir kuyruklu gelinlik, Irmak', 89_000],
  ['Kayık yaka saten gelinlik, İdil', 57_500],
  ['After party elbisesi, Ece', 19_900],
  ['Tül etekli gelinlik, Lale', 48_000],
  ['Şifon gelinlik, Yağmur', 43_000],
  ['İşlemeli prenses gelinlik, Sultan', 118_000],
  ['Krep gelinlik, Naz', 51_500],
  ['Vintage dantel gelinlik, Güneş', 77_000],
  ['Pelerinli gelinlik, Ilgın', 69_500],
];
