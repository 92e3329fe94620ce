import { expect, test } from 'vitest';
import { emailTemplate, smsText } from './emailTemplates.ts';

const params = {
  account: 'Işık & Gölge',
  username: 'ayse',
  inviter: '<b>Mert</b>',
  invited: 'x',
  code: '012345',
  service: 'Google',
  services: 'Google, Facebook',
};

test.each(['tr', 'en', 'de', 'ar'] as const)(
  'in %s every e-mail is filled, with its link in text and HTML',
  (language) => {
    for (const kind of [
      'code',
      'passwordReset',
      'passwordChanged',
      'passwordChangedLinked',
      'username',
      'invitation',
      'userAdded',
      'socialLinked',
    ] as const) {
      const { subject, text, html } = emailTemplate(language, kind, {
        name: 'Ayşe',
        params,
        link: 'https://panel.example/a?b=1&c=2',
      });
      for (const part of [subject, text, html]) expect(part).not.toMatch(/%\{|undefined/);
      const hasLink = kind === 'passwordReset' || kind === 'invitation';
      expect(text.includes('https://panel.example/a?b=1&c=2')).toBe(hasLink);
      expect(html.includes('href="https://panel.example/a?b=1&amp;c=2"')).toBe(hasLink);
    }
  },
);

test('user input is escaped in the HTML', () => {
  const { html } = emailTemplate('tr', 'invitation', {
    name: '<script>',
    params,
    link: 'https://panel.example',
  });
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('&lt;b&gt;Mert&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<b>/);
});

test('Arabic e-mails are right-to-left', () => {
  expect(emailTemplate('ar', 'code', { name: 'x', params }).html).toContain(
    '<html lang="ar" dir="rtl">',
  );
});

test('an SMS has one or two sentences', () => {
  expect(smsText('tr', 'code', { code: '012345' })).toBe(
    'Giriş kodunuz: 012345. 2 dakika geçerlidir, kimseyle paylaşmayın.',
  );
});
