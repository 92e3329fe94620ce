import { entries } from './words.ts';

/** Configuration lists about enquiries. */
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
    pending          | Bekliyor           | Pending             | Wartet              | قيد الانتظار
    negotiating      | Görüşülüyor        | Negotiating         | Im Gespräch         | قيد التفاوض
    offered          | Teklif verildi     | Offered             | Angebot gemacht     | تم تقديم عرض
    deal             | Anlaşıldı          | Deal                | Vereinbart          | تم الاتفاق
    rejected         | Olumsuz            | Rejected            | Abgelehnt           | مرفوض
    not_wedding      | Düğün değil        | Not a wedding       | Keine Hochzeit      | ليس حفل زفاف
    other_firm       | Başka firma        | Another firm        | Andere Firma        | شركة أخرى
    unreachable      | Ulaşılamıyor       | Unreachable         | Nicht erreichbar    | تعذر الوصول
  `),
  lead_process_state: entries(`
    called_no_answer | Arandı, açmadı     | Called, no answer   | Angerufen, keine Antwort | اتصلنا ولم يرد
    called_talked    | Arandı, konuşuldu  | Called, talked      | Angerufen, gesprochen | اتصلنا وتحدثنا
    appointment_set  | Randevu verildi    | Appointment set     | Termin vereinbart   | تم تحديد موعد
    visited          | Ziyaret etti       | Visited             | Hat besucht         | تمت الزيارة
    waiting_decision | Karar bekleniyor   | Awaiting decision   | Entscheidung offen  | بانتظار القرار
  `),
  info_request_reject_reason_id: entries(`
    date_full        | Tarih dolu         | Date is taken       | Termin belegt       | التاريخ محجوز
    over_capacity    | Kapasite yetersiz  | Too many guests     | Zu viele Gäste      | العدد يفوق السعة
    out_of_budget    | Bütçeye uymuyor    | Outside the budget  | Budget passt nicht  | خارج الميزانية
    out_of_area      | Hizmet bölgesi dışında | Outside our area | Außerhalb des Gebiets | خارج منطقة الخدمة
    not_our_service  | Verdiğimiz hizmet değil | Not our service | Nicht unser Angebot | ليست من خدماتنا
    no_reply         | Çiftten yanıt yok  | No reply            | Keine Antwort       | لا يوجد رد
    other            | Diğer              | Other               | Sonstiges           | أخرى
  `),
  lead_report_reasons: entries(`
    fake_contact     | Sahte iletişim bilgisi | Fake contact details | Falsche Kontaktdaten | بيانات اتصال وهمية
    competitor       | Rakip firma        | Competitor          | Mitbewerber         | شركة منافسة
    duplicate        | Yinelenen talep    | Duplicate           | Doppelte Anfrage    | طلب مكرر
    abusive          | Hakaret            | Abusive             | Beleidigend         | إساءة
    advertising      | Reklam             | Advertising         | Werbung             | إعلان
    other            | Diğer              | Other               | Sonstiges           | أخرى
  `),
  campaign_id: entries(`
    54               | Paket yükseltme    | Plan upgrade        | Paket-Upgrade       | ترقية الباقة
    65               | Firma önerme       | Company referral    | Firmenempfehlung    | ترشيح شركة
    108              | Düğün kredisi      | Wedding loan        | Hochzeitskredit     | قرض الزفاف
  `),
};
