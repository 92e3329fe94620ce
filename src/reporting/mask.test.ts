import { expect, it } from 'vitest';
import { maskPayload, maskText, maskUrl } from './mask.ts';

it.each([
  ['/leads?page=2&status=new,offered', '/leads?page=2&status=new,offered'],
  ['/leads?coupleName=Elif&sort=-createdAt', '/leads?coupleName=***&sort=-createdAt'],
  ['/auth/google?code=4%2F0Ab&state=x1', '/auth/google?code=***&state=***'],
  ['/access-tokens/pt_3f9a0c77d1e24b6f8a?scopes=user', '/access-tokens/***?scopes=user'],
  ['/password-reset/9f86d081884c7d659a2feaa0c55ad015', '/password-reset/***'],
  ['/register/1/2/9f86d081884c7d659a2feaa0c55ad015', '/register/1/2/***'],
  ['/leads/12/messages#token', '/leads/12/messages'],
  ['/provider-testimonials/5', '/provider-testimonials/5'],
  ['/x?any=pt_3f9a0c77d1e24b6f8a&note=two words', '/x?any=***&note=***'],
])('masks the URL %s as %s', (url, expected) => {
  expect(maskUrl(url)).toBe(expected);
});

it('reports the shape of a payload, without secrets, files or persons', () => {
  const payload = {
    price: 12_500,
    isWedding: true,
    note: null,
    password: 'demo1234',
    oldPassword: 'x',
    accessToken: 'pt_1',
    identityNumber: '10000000146',
    user: { email: 'a@b.co', phone: { number: '+905321112233' }, roleId: 'owner' },
    prices: [{ weekPeriod: 'all', price: 5 }],
    image: new Blob(['abc']),
    text: 'a'.repeat(300),
    reference: '9f86d081884c7d659a2feaa0',
  };
  expect(maskPayload(payload)).toEqual({
    price: 12_500,
    isWedding: true,
    note: null,
    password: '***',
    oldPassword: '***',
    accessToken: '***',
    identityNumber: '***',
    user: { email: '***', phone: '***', roleId: 'owner' },
    prices: [{ weekPeriod: 'all', price: 5 }],
    image: '[file of 3 bytes]',
    text: `${'a'.repeat(200)}…`,
    reference: '***',
  });
});

it('limits the depth of a payload', () => {
  const nested: Record<string, unknown> = {};
  nested['again'] = nested;
  expect(JSON.stringify(maskPayload(nested)).length).toBeLessThan(100);
  const many = Array.from({ length: 1000 }, (_, index) => index);
  expect(maskPayload(many)).toHaveLength(20);
});

it('removes e-mail addresses, numbers and tokens from a message', () => {
  expect(
    maskText('elif.kaya@example.com aranamadı: +90 532 111 22 33, pt_3f9a0c77d1e24b6f8a'),
  ).toBe('*** aranamadı: ***, ***');
  expect(maskText("Cannot read properties of undefined (reading 'id')")).toContain("reading 'id'");
});
