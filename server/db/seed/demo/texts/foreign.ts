import { lines } from '../lines.ts';
import type { Choices } from './wording.ts';

/** Short messages between providers and couples who do not write Turkish. */
export interface ForeignWording {
  enquiry: Choices;
  greeting: Choices;
  answer: Choices;
  reply: Choices;
  offer: Choices;
  agreed: Choices;
  declined: Choices;
  closing: string;
  subject: string;
}

export const foreign: Record<'en' | 'de' | 'ar', ForeignWording> = {
  en: {
    enquiry: lines(`
      Hello, we live in London and plan to marry in Turkey on {tarih}, about {kişi} guests. Are you available?
      Hi, half of our guests come from abroad. Could you send us your packages and prices for {tarih}?
      Hello, we saw your page and love it. Do you have someone who speaks English?
    `),
    greeting: lines(`
      Dear {gelin} and {damat},
      Hello {gelin},
    `),
    answer: lines(`
      Thank you for your enquiry. {tarih} is free. For {kişi} guests our packages start at {fiyat} TL, tax included.
      Congratulations to both of you. We would love to host you; packages start at {fiyat} TL and our team speaks English.
    `),
    reply: lines(`
      Thank you, that sounds great. Could we see it on a video call? We cannot travel before spring.
      Thanks for the quick answer. Is a deposit by bank transfer from abroad possible?
      Lovely. How late may the music play, and can you help with a hotel for our guests?
    `),
    offer: lines(`
      As discussed, our offer for {ürün} is {fiyat} TL, valid for ten days.
    `),
    agreed: lines(`
      We are happy to go ahead. Please send us the contract and your bank details.
    `),
    declined: lines(`
      Thank you for your help. We have decided on another firm closer to the airport.
    `),
    closing: 'Kind regards,',
    subject: 'Your enquiry to {firma}',
  },
  de: {
    enquiry: lines(`
      Hallo, wir leben in Köln und möchten am {tarih} in der Türkei heiraten, etwa {kişi} Gäste. Ist der Tag noch frei?
      Guten Tag, könnten Sie uns Ihre Pakete und Preise für den {tarih} schicken? Ein Teil der Familie kommt aus Deutschland.
      Hallo, Ihre Seite gefällt uns sehr. Spricht bei Ihnen jemand Deutsch?
    `),
    greeting: lines(`
      Liebe {gelin}, lieber {damat},
      Hallo {gelin},
    `),
    answer: lines(`
      vielen Dank für Ihre Anfrage. Der {tarih} ist frei. Für {kişi} Gäste beginnen unsere Pakete bei {fiyat} TL inklusive Steuern.
      herzlichen Glückwunsch Ihnen beiden. Wir würden uns freuen, Sie zu begrüßen; die Pakete beginnen bei {fiyat} TL.
    `),
    reply: lines(`
      Vielen Dank, das klingt schön. Könnten wir alles bei einem Videoanruf ansehen? Vor dem Frühjahr können wir nicht kommen.
      Danke für die schnelle Antwort. Ist die Anzahlung per Überweisung aus Deutschland möglich?
      Wie lange darf Musik gespielt werden, und gibt es ein Hotel in der Nähe?
    `),
    offer: lines(`
      wie besprochen lautet unser Angebot für {ürün} {fiyat} TL. Es gilt zehn Tage.
    `),
    agreed: lines(`
      Wir möchten gern zusagen. Bitte schicken Sie uns den Vertrag und Ihre Bankverbindung.
    `),
    declined: lines(`
      Vielen Dank für Ihre Mühe. Wir haben uns für einen anderen Anbieter entschieden.
    `),
    closing: 'Herzliche Grüße',
    subject: 'Ihre Anfrage an {firma}',
  },
  ar: {
    enquiry: lines(`
      مرحبًا، نرغب في إقامة حفل زفافنا في تركيا بتاريخ {tarih} لعدد {kişi} ضيفًا تقريبًا. هل الموعد متاح؟
      السلام عليكم، هل يمكن إرسال الباقات والأسعار لتاريخ {tarih}؟ سيأتي أغلب الضيوف من الرياض.
      مرحبًا، أعجبتنا صفحتكم كثيرًا. هل يوجد لديكم من يتحدث العربية؟
    `),
    greeting: lines(`
      الأستاذة {gelin} المحترمة،
      مرحبًا {gelin}،
    `),
    answer: lines(`
      شكرًا لتواصلكم معنا. التاريخ {tarih} متاح، وتبدأ باقاتنا لعدد {kişi} ضيفًا من {fiyat} ليرة شاملة الضريبة.
      ألف مبروك. يسعدنا استقبالكم، وتبدأ الباقات من {fiyat} ليرة، ويوجد في فريقنا من يتحدث العربية.
    `),
    reply: lines(`
      شكرًا لكم. هل يمكن مشاهدة المكان عبر مكالمة فيديو؟
      شكرًا على سرعة الرد. هل يمكن دفع العربون بحوالة من الخارج؟
      هل تتوفر قاعة منفصلة للنساء؟
    `),
    offer: lines(`
      كما اتفقنا، عرضنا لباقة {ürün} هو {fiyat} ليرة، وهو صالح لعشرة أيام.
    `),
    agreed: lines(`
      نود المتابعة معكم. نرجو إرسال العقد وبيانات الحساب.
    `),
    declined: lines(`
      شكرًا لجهودكم، لقد اتفقنا مع جهة أخرى.
    `),
    closing: 'مع أطيب التحيات،',
    subject: 'طلبكم لدى {firma}',
  },
};
