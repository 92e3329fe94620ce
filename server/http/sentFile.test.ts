import { expect, test } from 'vitest';
import { SentFile } from './sentFile.ts';

const headersOf = (name: string) =>
  new SentFile({ bytes: Buffer.alloc(0), contentType: 'application/pdf' }, name).headers();

test.each([
  ['a.pdf', 'attachment; filename="a.pdf"; filename*=UTF-8\'\'a.pdf'],
  [
    'Çiçek (1).pdf',
    'attachment; filename="_i_ek (1).pdf"; filename*=UTF-8\'\'%C3%87i%C3%A7ek%20%281%29.pdf',
  ],
  [
    'a"\r\nSet-Cookie: b=1.pdf',
    'attachment; filename="a_Set-Cookie_ b=1.pdf"; filename*=UTF-8\'\'a_Set-Cookie_%20b%3D1.pdf',
  ],
  [
    '../../\u202Ex\uD800.pdf',
    'attachment; filename=".._.._x_.pdf"; filename*=UTF-8\'\'.._.._x_.pdf',
  ],
])('the name %j stays in one header and contains no path', (name, header) => {
  expect(headersOf(name)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': header,
  });
});
