import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTurn } from './useTurn.ts';

/** Creates a picture: the text of its file is its size, because jsdom draws none. */
const pictureOf = (size: string) => new File([size], 'a.jpg', { type: 'image/jpeg' });

async function decode(file: File) {
  const [width, height] = (await file.text()).split('x').map(Number);
  return { width, height, close: () => {} };
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    take,
  ) {
    take(new Blob([`${this.width}x${this.height}`]));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders the hook for a picture of 3 × 2. @returns its callbacks and the sizes of the pictures that were handed over */
function open(isAccepted: boolean) {
  const sizes: string[] = [];
  const { result } = renderHook(() =>
    useTurn(
      () => Promise.resolve(pictureOf('3x2')),
      async (turned) => {
        sizes.push(await turned.text());
        return isAccepted;
      },
    ),
  );
  return { sizes, ...result.current };
}

it('turns the result of a turn that is not finished, and awaits both as the source', async () => {
  const { turn, source, sizes } = open(true);
  const turns = [turn(90), turn(90), turn(90)];
  expect(await (await source()).text()).toBe('2x3');
  await act(() => Promise.all(turns));
  expect(sizes).toEqual(['2x3', '3x2', '2x3']);
  expect(await (await source()).text()).toBe('3x2');
});

it('turns the picture before a refused one', async () => {
  const { turn, sizes } = open(false);
  await act(() => Promise.all([turn(90), turn(90)]));
  expect(sizes).toEqual(['2x3', '2x3']);
});

it('starts anew after a turn that failed', async () => {
  const { turn, sizes } = open(true);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('undecodable')));
  await expect(turn(90)).rejects.toThrow('undecodable');
  vi.stubGlobal('createImageBitmap', decode);
  await act(() => turn(90));
  expect(sizes).toEqual(['2x3']);
});
