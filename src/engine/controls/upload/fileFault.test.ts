import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileFault, imageFault } from './fileFault.ts';
import { sizeText, typeNames } from './fileLimits.ts';
import { isFileAddress, uploadName, uploadsOf } from './uploads.ts';

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

describe('a file', () => {
  it.each([
    ['image/jpeg', undefined],
    ['image/svg+xml', 'fileType'],
    ['application/pdf', 'fileType'],
    ['', 'fileType'],
  ])('of %j for a picture: %s', (type, fault) => {
    expect(fileFault(file('a', type), { kind: 'image' })?.message).toBe(fault);
  });

  it('is of any type by default, and up to 15 MB', () => {
    expect(fileFault(file('a.zip', 'application/zip'), { kind: 'file' })).toBeUndefined();
    const large = file('a.zip', 'application/zip', 15 * 1_048_576 + 1);
    expect(fileFault(large, { kind: 'file' })).toEqual({
      message: 'fileSize',
      args: { size: '15 MB' },
    });
  });

  it('is recognized by its extension or its group if the contract allows it', () => {
    const facts = { kind: 'file', accept: ['.csv', 'audio/*'] };
    expect(fileFault(file('liste.CSV', ''), facts)).toBeUndefined();
    expect(fileFault(file('a.mp3', 'audio/mpeg'), facts)).toBeUndefined();
    expect(fileFault(file('a.txt', 'text/plain'), facts)?.args).toEqual({ types: 'CSV, AUDIO' });
  });
});

describe('a picture', () => {
  const pictureOfWidth = (width: number) =>
    vi.stubGlobal('createImageBitmap', async () => ({
      width,
      height: 600,
      close: () => undefined,
    }));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [799, 'imageNarrow'],
    [800, undefined],
    [6000, undefined],
    [6001, 'imageWide'],
  ])('of %i pixels: %s', async (width, fault) => {
    pictureOfWidth(width);
    expect((await imageFault(file('a.png', 'image/png'), { kind: 'image' }))?.message).toBe(fault);
  });

  it('that cannot be decoded is none', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const fault = await imageFault(file('a.png', 'image/png'), { kind: 'image' });
    expect(fault?.message).toBe('imageUnreadable');
  });
});

it('formats types and sizes', () => {
  expect(typeNames(['image/jpeg', 'application/pdf'])).toBe('JPG, PDF');
  expect([sizeText(10_485_760), sizeText(20_480), sizeText(3)]).toEqual(['10 MB', '20 KB', '1 KB']);
});

it('a stored file is named by the end of its URL, and links nowhere else', () => {
  expect(uploadName('/files/d%C3%BC%C4%9F%C3%BCn.pdf?v=2')).toBe('düğün.pdf');
  expect(uploadName('/files/%E0%A4%A.pdf')).toBe('%E0%A4%A.pdf');
  expect(uploadsOf(['', null, '/a.pdf'])).toEqual(['/a.pdf']);
  const addresses = ['/a.pdf', 'https://a.example/b', '//evil.example', 'javascript:alert(1)'];
  expect(addresses.filter(isFileAddress)).toEqual(addresses.slice(0, 2));
});
