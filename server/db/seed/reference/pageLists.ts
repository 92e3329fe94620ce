import { entries } from './words.ts';

/** Configuration lists about pages, media, prices and reviews. */
export const pageLists = {
  provider_testimonial_added_by: entries(`
    couple             | Çift ekledi          | Added by the couple  | Vom Paar             | أضافه العروسان
    provider           | Firma ekledi         | Added by the provider | Von der Firma        | أضافته الشركة
    editor             | Editör ekledi        | Added by an editor   | Von der Redaktion    | أضافه المحرر
    import             | Başka kanaldan aktarıldı | Imported from elsewhere | Von anderswo übernommen | منقول من قناة أخرى
  `),
  providerTestimonialRejectedReason: entries(`
    not_a_customer     | Firmanın müşterisi değil | Not the provider’s client | Nicht bei der Firma gebucht | ليس من عملاء الشركة
    insult             | Hakaret içeriyor     | Insulting            | Beleidigend          | يتضمن إساءة
    contact_info       | İletişim bilgisi içeriyor | Contains contact details | Enthält Kontaktdaten | يتضمن بيانات اتصال
    advertising        | Reklam içeriyor      | Contains advertising | Enthält Werbung      | يتضمن إعلانًا
    duplicate          | Yinelenen yorum      | Duplicate review     | Doppelte Bewertung   | تقييم مكرر
    other              | Diğer                | Other                | Sonstiges            | أخرى
  `),
  customer_menu_pricing_type: entries(`
    package            | Paket fiyatı         | Package price        | Paketpreis           | سعر الباقة
    per_person         | Kişi başı            | Per person           | Pro Person           | للشخص الواحد
  `),
  provider_item_statuses: entries(`
    pending            | Onay bekliyor        | Awaiting approval    | Wartet auf Freigabe  | بانتظار الموافقة
    active             | Yayında              | Published            | Veröffentlicht       | منشور
    passive            | Pasif                | Inactive             | Inaktiv              | غير نشط
    rejected           | Reddedildi           | Rejected             | Abgelehnt            | مرفوض
  `),
  provider_review_channel: entries(`
    google             | Google               | Google               | Google               | Google
    facebook           | Facebook             | Facebook             | Facebook             | فيسبوك
    instagram          | Instagram            | Instagram            | Instagram            | إنستغرام
    website            | Kendi sitesi         | Own website          | Eigene Website       | الموقع الخاص
  `),
  discount_type: entries(`
    discount           | İndirim              | Discount             | Rabatt               | خصم
    installment        | Taksit               | Instalments          | Ratenzahlung         | تقسيط
  `),
  provider_form_group: entries(`
    information        | Genel bilgiler       | General information  | Allgemeine Angaben   | المعلومات العامة
    service_details    | Hizmet ayrıntıları   | Service details      | Leistungen           | تفاصيل الخدمة
    contacts           | İletişim bilgileri   | Contact details      | Kontaktdaten         | بيانات الاتصال
    team               | Ekip                 | Team                 | Team                 | الفريق
    redirect_number    | Yönlendirme numarası | Redirect number      | Weiterleitungsnummer | رقم التحويل
    about_text         | Tanıtım yazısı       | About text           | Beschreibung         | نص التعريف
    capacity           | Kapasite             | Capacity             | Kapazität            | السعة
    prices             | Fiyatlar             | Prices               | Preise               | الأسعار
  `),
};
