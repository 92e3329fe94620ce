import { expect, it } from 'vitest';
import { bytesOf, faultOf, type Attached } from './attached.ts';

const attached = (name: string, size: number): Attached => {
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: size });
  return { id: name, file };
};
const MB = 1_048_576;

it.each([
  ['menü.pdf', 15 * MB, undefined],
  ['menü.PDF', 15 * MB + 1, 'validation.fileSize'],
  ['salon.JPEG', 10 * MB, undefined],
  ['salon.webp', 10 * MB + 1, 'validation.fileSize'],
  ['fiyat.xlsx', 1, undefined],
  ['sunum.pptx', 1, undefined],
  ['fiyat.xls', 1, 'validation.fileType'],
  ['kurulum.exe', 1, 'validation.fileType'],
  ['menü', 1, 'validation.fileType'],
  ['boş.pdf', 0, 'resources.leadDesk.files.empty'],
])('%s of %i bytes: %s', (name, size, message) => {
  expect(faultOf(attached(name, size))?.message).toBe(message);
});

it('lists each accepted type once', () => {
  expect(faultOf(attached('a.exe', 1))?.args).toEqual({
    types: 'PDF, DOCX, XLSX, PPTX, JPG, PNG, WEBP',
  });
});

it('sums the sizes of all files', () => {
  expect(bytesOf([attached('a.pdf', 5), attached('b.pdf', 7)])).toBe(12);
});
