import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileFault, imageFault } from './fileFault.ts';
import { sizeText, typeNames } from './fileLimits.ts';
import { isFileAddress, uploadName, uploadsOf } from './uploads.ts';

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

/** Returns a file with the header of a PNG. */
function png(width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(64));
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47].entries()) header.setUint8(at, byte);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return new File([header], 'a.png', { type: 'image/png' });
}

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

  it('that cannot be decoded is truncated, or none', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const messageOf = async (one: File) => (await imageFault(one, { kind: 'image' }))?.message;
    expect(await messageOf(png(900, 600))).toBe('imageBroken');
    expect(await messageOf(file('a.png', 'image/png'))).toBe('imageUnreadable');
  });

  it('of another type under an accepted name is told before it is sent', async () => {
    pictureOfWidth(900);
    for (const content of [`GIF89a${'x'.repeat(60)}`, '%PDF-1.7', '<svg>']) {
      const named = new File([content], 'a.jpg', { type: 'image/jpeg' });
      expect(await imageFault(named, { kind: 'image' })).toEqual({
        message: 'fileType',
        args: { types: 'JPG, PNG, WEBP' },
      });
    }
  });

  it('with a side that is too long is told by that side', async () => {
    expect((await imageFault(png(40_000, 900), { kind: 'image' }))?.message).toBe('imageWide');
    expect(await imageFault(png(900, 40_000), { kind: 'image' })).toEqual({
      message: 'imageSize',
      args: { width: 6000, height: 12_000 },
    });
    expect((await imageFault(png(7000, 6500), { kind: 'image' }))?.message).toBe('imageWide');
  });

  it('of too many pixels in all is told before it is decoded, upright or turned', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('decoded')));
    const fault = { message: 'imagePixels', args: { max: 40 } };
    expect(await imageFault(png(6000, 8000), { kind: 'image' })).toEqual(fault);
    expect(await imageFault(png(8000, 6000), { kind: 'image' })).toEqual(fault);
  });

  it('of exactly the limit in pixels is decoded', async () => {
    pictureOfWidth(5000);
    expect(await imageFault(png(5000, 8000), { kind: 'image' })).toBeUndefined();
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
