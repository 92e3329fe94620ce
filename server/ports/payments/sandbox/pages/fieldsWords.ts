/** Messages of the sandbox's card fields, in the language of the embedding page. */
const tr = {
  title: 'Kart bilgileri',
  number: 'Kart numarası',
  holder: 'Kart üzerindeki ad',
  expiry: 'Son kullanma (AA/YY)',
  cvc: 'CVV',
  wrongNumber: 'Kart numarası geçerli değil.',
  wrongHolder: 'Kart üzerindeki adı yazın.',
  wrongExpiry: 'Tarih AA/YY biçiminde ve gelecekte olmalı.',
  wrongCvc: 'CVV 3 ya da 4 rakamdır.',
};

export type FieldsWords = typeof tr;

const en: FieldsWords = {
  title: 'Card details',
  number: 'Card number',
  holder: 'Name on the card',
  expiry: 'Expiry (MM/YY)',
  cvc: 'CVV',
  wrongNumber: 'The card number is not valid.',
  wrongHolder: 'Enter the name on the card.',
  wrongExpiry: 'The date must be MM/YY and in the future.',
  wrongCvc: 'The CVV has 3 or 4 digits.',
};

const de: FieldsWords = {
  title: 'Kartendaten',
  number: 'Kartennummer',
  holder: 'Name auf der Karte',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfziffer (CVV)',
  wrongNumber: 'Die Kartennummer ist nicht gültig.',
  wrongHolder: 'Geben Sie den Namen auf der Karte ein.',
  wrongExpiry: 'Das Datum muss MM/JJ sein und in der Zukunft liegen.',
  wrongCvc: 'Die Prüfziffer hat 3 oder 4 Ziffern.',
};

const ar: FieldsWords = {
  title: 'بيانات البطاقة',
  number: 'رقم البطاقة',
  holder: 'الاسم على البطاقة',
  expiry: 'الانتهاء (شهر/سنة)',
  cvc: 'رمز التحقق CVV',
  wrongNumber: 'رقم البطاقة غير صالح.',
  wrongHolder: 'أدخل الاسم المكتوب على البطاقة.',
  wrongExpiry: 'يجب أن يكون التاريخ بصيغة شهر/سنة وفي المستقبل.',
  wrongCvc: 'يتكون رمز التحقق من 3 أو 4 أرقام.',
};

const WORDS = { tr, en, de, ar };
export type FieldsLanguage = keyof typeof WORDS;

export const fieldsLanguage = (text: string): FieldsLanguage =>
  text === 'en' || text === 'de' || text === 'ar' ? text : 'tr';

export const fieldsWords = (language: FieldsLanguage): FieldsWords => WORDS[language];
