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
  approval_rejection_reason: entries(`
    contact_info       | Metinde telefon, e-posta veya adres var. | The text contains a phone number, e-mail or address. | Der Text enthält Telefonnummer, E-Mail oder Adresse. | يتضمن النص رقم هاتف أو بريدًا إلكترونيًا أو عنوانًا.
    price_in_text      | Fiyat metinde değil, fiyat alanında yazılmalıdır. | Prices belong in the price field, not in the text. | Preise gehören in das Preisfeld, nicht in den Text. | يُكتب السعر في حقل السعر لا في النص.
    incomplete         | Bilgiler eksik; lütfen bütün alanları doldurun. | Details are missing; please fill in all fields. | Angaben fehlen; bitte füllen Sie alle Felder aus. | المعلومات ناقصة؛ يُرجى ملء جميع الحقول.
    misleading         | Açıklama yanıltıcı veya kanıtlanamaz bir iddia içeriyor. | The description is misleading or makes a claim that cannot be proven. | Die Beschreibung ist irreführend oder enthält eine nicht belegbare Behauptung. | الوصف مضلل أو يتضمن ادعاءً لا يمكن إثباته.
    foreign_picture    | Görsel başka bir firmaya ait veya filigran taşıyor. | The picture belongs to another business or carries a watermark. | Das Bild gehört einer anderen Firma oder trägt ein Wasserzeichen. | الصورة تعود إلى شركة أخرى أو تحمل علامة مائية.
    poor_picture       | Görsel bulanık veya karanlık; lütfen yenisini yükleyin. | The picture is blurred or dark; please upload another one. | Das Bild ist unscharf oder dunkel; bitte laden Sie ein neues hoch. | الصورة غير واضحة أو مظلمة؛ يُرجى رفع صورة أخرى.
  `),
  merchant_rejection_reason: entries(`
    unreadable         | Belge okunmuyor; lütfen daha net bir kopyasını yükleyin. | The document is not legible; please upload a clearer copy. | Das Dokument ist nicht lesbar; bitte laden Sie eine deutlichere Kopie hoch. | المستند غير مقروء؛ يُرجى رفع نسخة أوضح.
    outdated           | Belgenin süresi dolmuş; lütfen güncelini yükleyin. | The document has expired; please upload a current one. | Das Dokument ist abgelaufen; bitte laden Sie ein aktuelles hoch. | انتهت صلاحية المستند؛ يُرجى رفع مستند ساري.
    other_name         | Belgedeki ad başvurudakiyle aynı değil. | The name on the document differs from the application. | Der Name auf dem Dokument weicht vom Antrag ab. | الاسم في المستند يختلف عن الاسم في الطلب.
    iban_owner         | IBAN başvuru sahibine ait değil. | The IBAN does not belong to the applicant. | Die IBAN gehört nicht der antragstellenden Person. | رقم الآيبان لا يعود إلى مقدم الطلب.
    missing_document   | Zorunlu belgelerden biri eksik. | A required document is missing. | Ein erforderliches Dokument fehlt. | أحد المستندات المطلوبة ناقص.
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
