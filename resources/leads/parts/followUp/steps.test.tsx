import { expect, test } from 'vitest';
import { bodyOf, draftsOf } from './steps.ts';

const step = {
  dueAt: '2026-11-23T09:00:00.000Z',
  subject: 'Menü',
  content: '<p>Merhaba <strong>{{couple}}</strong></p><p>Görüşelim mi?</p>',
  attachments: [{ id: 7, name: 'Yaz menüsü' }],
};
const proposal = {
  stopLine: 'RET yazın.',
  skipped: 0,
  steps: [
    { ...step, channel: 'email' as const },
    { ...step, channel: 'sms' as const, attachments: [] },
  ],
};
const fill = (text: string) => text.replace('{{couple}}', 'Elif <b>& Can');

test('an unchanged e-mail keeps the layout and files of its template; an SMS is plain text', () => {
  const [mail, sms] = draftsOf(proposal, fill);
  if (!mail || !sms) throw new Error('two steps make two drafts');
  const body = mail.body.replace('Görüşelim mi?', 'Konuşalım mı?');
  expect(bodyOf([{ ...mail, body }, sms], true)).toEqual({
    isSigned: true,
    steps: [
      {
        channel: 'email',
        dueAt: step.dueAt,
        subject: 'Menü',
        body: 'Merhaba Elif <b>& Can\n\nKonuşalım mı?',
        html: '<p>Merhaba <strong>Elif &lt;b&gt;&amp; Can</strong></p><p>Konuşalım mı?</p>',
        attachmentIds: [7],
      },
      {
        channel: 'sms',
        dueAt: step.dueAt,
        body: 'Merhaba Elif <b>& Can\n\nGörüşelim mi?',
      },
    ],
  });
});
