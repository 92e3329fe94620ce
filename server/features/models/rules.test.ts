import { expect, it } from 'vitest';
import { modelFaults } from './rules.ts';

const isPlayable = (url: string) => url.includes('youtube');

it('names each option of another category and each video of another host', () => {
  const model = {
    optionIds: [101, 1401],
    videos: [{ url: 'https://youtube.com/watch?v=x' }, { url: 'https://example.com/a.mp4' }],
  };
  expect(modelFaults(model, new Set([101]), isPlayable)).toEqual([
    { path: 'optionIds[1]', code: 'not_own' },
    { path: 'videos[1].url', code: 'video_host' },
  ]);
});

it('accepts a model without details and videos', () => {
  expect(modelFaults({ optionIds: [], videos: [] }, new Set(), isPlayable)).toEqual([]);
});
