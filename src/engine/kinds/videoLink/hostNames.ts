import type { Video } from '#contract/parseVideo.ts';

/** Names of the video hosts in their own spelling. */
export const hostNames: Readonly<Record<Video['host'], string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
};
