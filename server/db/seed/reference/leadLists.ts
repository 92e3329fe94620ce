import { entries } from './words.ts';

/** Configuration lists about leads. */
export const leadLists = {
  organization_type: entries(`
    wedding          | Düğün              | Wedding             | Hochzeit            | حفل زفاف
    engagement       | Nişan              | Engagement          | Verlobung           | خطوبة
    promise          | Söz                | Promise ceremony    | Versprechensfeier   | قراءة الفاتحة
    henna            | Kına gecesi        | Henna night         | Hennaabend          | ليلة الحناء
    civil_ceremony   | Nikâh              | Civil ceremony      | Standesamtliche Trauung | عقد قران
    bachelorette     | Bekârlığa veda     | Bachelorette party  | Junggesellinnenabschied | حفلة توديع العزوبية
    after_party      | After party        | After party         | After-Party         | حفلة ما بعد الزفاف
    circumcision     | Sünnet düğünü      | Circumcision feast  | Beschneidungsfest   | حفل ختان
    birthday         | Doğum günü         | Birthday            | Geburtstag          | عيد ميلاد
    graduation       | Mezuniyet          | Graduation          | Abschlussfeier      | حفل تخرج
    corporate        | Kurumsal davet     | Corporate event     | Firmenveranstaltung | فعالية شركات
    other            | Diğer              | Other               | Sonstiges           | أخرى
  `),
  lead_status: entries(`
    new              | Yeni               | New                 | Neu                 | جديد
    pending          | Bekliyor           | Pending             | Wartet              | بانتظار الرد
    negotiating      | Görüşülüyor        | In talks            | Im Gespräch         | قيد التفاوض
    offered          | Teklif verildi     | Quoted              | Angebot abgegeben   | تم تقديم عرض
    deal             | Anlaşıldı          | Booked              | Gebucht             | تم الاتفاق
    rejected         | Olumsuz            | Declined            | Absage              | مرفوض
    not_wedding      | Düğün değil        | Not a wedding       | Keine Hochzeit      | ليس زفافًا
    other_firm       | Başka firma        | Booked elsewhere    | Andere Firma        | شركة أخرى
    unreachable      | Ulaşılamıyor       | Unreachable         | Nicht erreichbar    | تعذّر التواصل
  `),
  lead_process_state: entries(`
    called_no_answer | Arandı, açmadı     | Called, no answer   | Angerufen, keine Antwort | تم الاتصال دون رد
    called_talked    | Arandı, konuşuldu  | Called, spoke       | Angerufen, gesprochen | تم الاتصال والتحدث
    appointment_set  | Randevu verildi    | Appointment set     | Termin vereinbart   | تم تحديد موعد
    visited          | Ziyaret etti       | Visited             | War vor Ort         | تمت الزيارة
    waiting_decision | Karar bekleniyor   | Awaiting decision   | Entscheidung offen  | بانتظار القرار
  `),
  info_request_reject_reason_id: entries(`
    date_full        | Tarih dolu         | Date taken          | Termin belegt       | التاريخ محجوز
    over_capacity    | Kapasite yetersiz  | Too many guests     | Zu viele Gäste      | العدد يفوق السعة
    out_of_budget    | Bütçeye uymuyor    | Over their budget   | Budget passt nicht  | خارج الميزانية
    out_of_area      | Hizmet bölgesi dışında | Outside our area | Außerhalb unseres Gebiets | خارج منطقة الخدمة
    not_our_service  | Verdiğimiz hizmet değil | Not our service | Nicht unsere Leistung | ليست من خدماتنا
    no_reply         | Çiftten yanıt yok  | No reply from the couple | Keine Antwort des Paares | لا رد من العروسين
    other            | Diğer              | Other               | Sonstiges           | أخرى
  `),
  lead_report_reasons: entries(`
    fake_contact     | Sahte iletişim bilgisi | False contact details | Falsche Kontaktdaten | بيانات اتصال وهمية
    competitor       | Rakip firma        | Competitor          | Mitbewerber         | شركة منافسة
    duplicate        | Yinelenen talep    | Duplicate lead      | Doppelte Anfrage    | طلب مكرر
    abusive          | Hakaret            | Abusive             | Beleidigend         | إساءة
    advertising      | Reklam             | Advertising         | Werbung             | إعلان
    other            | Diğer              | Other               | Sonstiges           | أخرى
  `),
  campaign_id: entries(`
    54               | Paket yükseltme    | Plan upgrade        | Paket-Upgrade       | ترقية الباقة
    65               | Firma önerme       | Provider referral   | Firmenempfehlung    | ترشيح شركة
    108              | Düğün kredisi      | Wedding loan        | Hochzeitskredit     | قرض الزفاف
  `),
};
