import type { Samples } from '../../definition/field.ts';

/** A stored file's URL or metadata, or a chosen file. */
export const samples: Samples = {
  facts: {
    kind: 'file',
    required: true,
    accept: ['application/pdf', 'text/plain'],
    maxBytes: 20_480,
  },
  good: [
    '/files/sozlesme-2026.pdf',
    'https://files.example.com/belgeler/d%C3%BC%C4%9F%C3%BCn%20plan%C4%B1.xlsx?v=2',
    {
      url: '/api/documents/1/download',
      name: 'menü.pdf',
      size: 182_000,
      mediaType: 'application/pdf',
    },
    new File(['Menü'], 'menü.txt', { type: 'text/plain' }),
  ],
  bad: [
    undefined,
    null,
    '',
    5,
    { name: 'adressiz.pdf', size: 9 },
    new File(['x'], 'program.exe', { type: 'application/x-msdownload' }),
    new File(['x'.repeat(20_481)], 'uzun.txt', { type: 'text/plain' }),
  ],
};
