import { lines } from '../lines.ts';
import type { SharedWording } from './wording.ts';

export const shared: SharedWording = {
  greeting: lines(`
    Merhaba {gelin} Hanım,
    Sayın {gelin} Hanım,
    Merhaba {gelin} Hanım ve {damat} Bey,
    {gelin} Hanım merhaba,
  `),
  thanks: lines(`
    {firma} ile ilgilendiğiniz için teşekkür ederiz.
    Talebiniz bize ulaştı, ilginiz için teşekkür ederiz.
    Öncelikle ikinizi de tebrik ederiz; talebinizi aldık.
    Bizi düşündüğünüz için teşekkür ederiz, talebinizi inceledik.
    Mesajınız için teşekkürler, sizi ağırlamaktan mutluluk duyarız.
  `),
  closing: lines(`
    Sorularınız olursa buradan ya da telefonla bize ulaşabilirsiniz.
    Aklınıza takılan ne varsa yazabilirsiniz, aynı gün dönüş yapıyoruz.
    Yanıtınızı bekliyoruz, iyi günler dileriz.
    Uygun olduğunuzda bir mesaj bırakmanız yeterli, biz sizi ararız.
    Şimdiden mutluluklar dileriz.
  `),
  coupleGreeting: lines(`
    Merhaba,
    Merhaba {hitap},
    İyi günler,
    {hitap} merhaba,
    İyi akşamlar,
  `),
  coupleClosing: lines(`
    Teşekkürler, {gelin}
    Şimdiden teşekkür ederiz. {gelin} ve {damat}
    İyi çalışmalar, {gelin}
    Dönüşünüzü bekliyoruz. {gelin}
    Sevgiler, {gelin}
  `),
  subject: lines(`
    {firma}: talebiniz hakkında
    {tarih} için bilgi
    Düğününüz için bilgiler
    Talebiniz: {firma}
    {gelin} ve {damat} için bilgiler
  `),
  reminder: lines(`
    Geçen gün gönderdiğimiz bilgiler elinize ulaştı mı? Tarihiniz için başka bir çift de bilgi aldı, haber vermek istedik.
    Kararınızı merak ettik. Eksik kalan bir bilgi varsa hemen tamamlayalım.
    Opsiyonunuz hafta sonu doluyor. Devam etmek isterseniz uzatabiliriz.
    Birkaç gündür görüşemedik. Planlarınızda değişiklik olduysa ona göre yeni bir öneri hazırlayabiliriz.
  `),
  thinking: lines(`
    Ailelerle konuşup en geç hafta sonuna kadar dönüş yapacağız.
    İki yerle daha görüşüyoruz, karşılaştırıp size yazacağız.
    Bütçemizi biraz aşıyor, aramızda konuşmamız gerekiyor.
    Nişanlım şehir dışında, dönünce birlikte karar vereceğiz.
    Çok beğendik, sadece tarihi netleştirmeye çalışıyoruz.
    Annemler de görmek istiyor, bir gün daha uğrayabilir miyiz?
  `),
  agreed: lines(`
    Kararımızı verdik, sizinle ilerlemek istiyoruz. Kapora için hesap bilgilerini paylaşır mısınız?
    Konuştuğumuz şartlarla devam edelim. Sözleşmeyi ne zaman imzalayabiliriz?
    İçimize çok sindi, tarihi bizim adımıza kapatabilir misiniz?
    Aileler de onayladı, bu hafta gelip sözleşmeyi yapmak istiyoruz.
  `),
  declined: lines(`
    İlginiz için teşekkürler, biz başka bir yerle anlaştık.
    Maalesef bütçemize uymadığı için başka bir firmayla ilerliyoruz.
    Eve daha yakın bir yer bulduk, onlarla anlaştık. Emeğiniz için teşekkürler.
    Kararımızı başka bir firmadan yana verdik, her şey için teşekkür ederiz.
  `),
  decline: lines(`
    Ne yazık ki {tarih} günü doluyuz. Farklı bir tarih düşünürseniz yardımcı olmak isteriz.
    İstediğiniz kişi sayısı kapasitemizin üzerinde. Size uygun bir yer bulmanızı dileriz.
    Belirttiğiniz bütçeyle istediğiniz hizmeti sunamıyoruz, sizi yanıltmak istemeyiz.
    Talep ettiğiniz hizmet bizde bulunmuyor; anlayışınız için teşekkür ederiz.
  `),
  congratulation: lines(`
    Aramıza hoş geldiniz. {tarih} günü sizin için kapatıldı; sözleşme örneği ekibimizde hazır.
    Tebrik ederiz, tarihiniz kesinleşti. Menü tadımı için sizi önümüzdeki ay arayacağız.
    Kaporanız ulaştı, teşekkür ederiz. Hazırlık takvimini bu hafta göndereceğiz.
    Sizinle çalışacağımız için çok mutluyuz. Ayrıntılar için bir görüşme günü belirleyelim.
  `),
  smsAnswer: lines(`
    Merhaba {gelin} Hanım, {firma} olarak talebinizi aldık. {tarih} müsait, uygun olduğunuzda arayabilir miyiz?
    {gelin} Hanım merhaba, {tarih} için bilgi almıştınız. Fiyatlarımızı e-posta ile ilettik, sorularınız için buradayız. {firma}
    Merhaba, {firma}. Talebiniz için teşekkürler. {gün} günü saat {saat} sizi ağırlamak isteriz, uygun mu?
    {gelin} Hanım, tebrik ederiz. {tarih} tarihinde yerimiz var. Ayrıntı için sizi bugün arayalım mı? {firma}
  `),
  smsMissed: lines(`
    {gelin} Hanım, sizi aradık ancak ulaşamadık. Uygun olduğunuzda bize dönebilir misiniz? {firma}
    Merhaba, talebiniz için aradık, görüşemedik. Hangi saatte aramamız uygun olur? {firma}
    {gelin} Hanım merhaba, bugün size ulaşamadık. Yarın {saat} gibi tekrar deneyeceğiz. {firma}
  `),
  smsReply: lines(`
    Merhaba, evet arayabilirsiniz. 18.00 sonrası uygunuz.
    Teşekkürler, {gün} günü {saat} gelebiliriz.
    Fiyat listesini mesajla da gönderebilir misiniz?
    Merhaba, şu an toplantıdayım, akşam arayabilir misiniz?
    Tarih hâlâ boş mu acaba?
    Bilgi için teşekkürler, nişanlımla konuşup döneceğim.
    Kişi sayımız {kişi} civarı olacak, ona göre fiyat alabilir miyiz?
    Tamamdır, bekliyoruz.
    {hitap} teşekkür ederiz, değerlendirip yazacağız.
    Hafta sonu uğrasak mekânı gezebilir miyiz?
  `),
  smsFollow: lines(`
    {gelin} Hanım, görüşmemiz için {gün} {saat} sizi bekliyoruz. {firma}
    Merhaba, teklifimizi inceleyebildiniz mi? Sorularınız varsa arayalım. {firma}
    {gelin} Hanım, {tarih} için opsiyonunuz devam ediyor, haber vermenizi rica ederiz. {firma}
    Görüşmemiz için teşekkürler. Konuştuğumuz gibi fiyat {fiyat} TL olarak not edildi. {firma}
  `),
};
