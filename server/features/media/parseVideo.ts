import type { KeptVideo } from '../../db/tables/media.ts';

/** A video at a host whose player pages can show. */
export type LinkedVideo = Exclude<KeptVideo, { host: 'own' }>;

const YOUTUBE = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const DAILYMOTION = new Set(['dailymotion.com', 'www.dailymotion.com', 'geo.dailymotion.com']);

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;
const VIMEO_HASH = /^[0-9a-z]{6,20}$/i;
const DAILYMOTION_ID = /^[a-z\d]{6,9}$/;

const pathOf = (url: URL) => url.pathname.split('/').filter((part) => part !== '');

function withId(
  host: 'youtube' | 'dailymotion',
  form: RegExp,
  id: string | null | undefined,
): LinkedVideo | undefined {
  return id !== null && id !== undefined && form.test(id) ? { host, id } : undefined;
}

function youtube(url: URL): LinkedVideo | undefined {
  const [kind = '', id] = pathOf(url);
  if (kind === 'watch') return withId('youtube', YOUTUBE_ID, url.searchParams.get('v'));
  const isVideo = ['embed', 'shorts', 'live', 'v'].includes(kind);
  return isVideo ? withId('youtube', YOUTUBE_ID, id) : undefined;
}

function vimeo(url: URL): LinkedVideo | undefined {
  const path = pathOf(url);
  const at = path.findIndex((part) => VIMEO_ID.test(part));
  const id = path[at];
  if (id === undefined) return undefined;
  const hash = url.searchParams.get('h') ?? path[at + 1];
  return hash !== undefined && VIMEO_HASH.test(hash)
    ? { host: 'vimeo', id, hash }
    : { host: 'vimeo', id };
}

function dailymotion(url: URL): LinkedVideo | undefined {
  const path = pathOf(url);
  const at = path.indexOf('video');
  const id = at < 0 ? url.searchParams.get('video') : path[at + 1]?.split('_')[0];
  return withId('dailymotion', DAILYMOTION_ID, id);
}

/** The video behind an address of YouTube, Vimeo or Dailymotion; undefined for any other. Only the exact hosts count. */
export function parseVideo(text: string): LinkedVideo | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  const { protocol, username, password, port, hostname } = url;
  if (!['https:', 'http:'].includes(protocol) || username + password + port !== '')
    return undefined;
  if (YOUTUBE.has(hostname)) return youtube(url);
  if (hostname === 'youtu.be') return withId('youtube', YOUTUBE_ID, pathOf(url)[0]);
  if (VIMEO.has(hostname)) return vimeo(url);
  if (DAILYMOTION.has(hostname)) return dailymotion(url);
  if (hostname === 'dai.ly') return withId('dailymotion', DAILYMOTION_ID, pathOf(url)[0]);
  return undefined;
}

/** Address of the host's player, made of nothing but the parts that were read. */
export function embedUrl(video: LinkedVideo): string {
  switch (video.host) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${video.id}`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${video.id}?dnt=1${video.hash === undefined ? '' : `&h=${video.hash}`}`;
    case 'dailymotion':
      return `https://geo.dailymotion.com/player.html?video=${video.id}`;
  }
}
