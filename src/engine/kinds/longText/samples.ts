import type { Samples } from '../../definition/field.ts';

const sentence = 'Bahçede 250 kişilik kır düğünü istiyoruz; yağmurda içeri geçebilir miyiz? ';

export const samples: Samples = {
  facts: { kind: 'longText', required: true, maxLength: 4000 },
  good: [
    'Haziran için müsait misiniz?',
    'İlk satır\n\nÜçüncü satır: ığüşöç',
    sentence.repeat(20),
    'نبحث عن قاعة لحفل زفاف يضم 250 ضيفًا.\nهل التاريخ 19 يونيو متاح؟',
    'https://example.com/cok-uzun-bir-adres-satirda-bolunecek-bir-yer-birakmadan-devam-eder',
  ],
  bad: [undefined, null, '', 'ğ'.repeat(4001), 5, ['satır']],
};
