/** Video at a host whose player the panel and public pages embed. */
export interface Video {
  readonly host: 'youtube' | 'vimeo' | 'dailymotion';
  readonly id: string;
  /** Key of an unlisted video. */
  readonly hash?: string;
}

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

const pathOf = (url: URL) => url.pathname.split('/').filter((part) => part !== '');

function youtubeId(url: URL): string | undefined {
  const [kind = '', id] = pathOf(url);
  if (kind === 'watch') return url.searchParams.get('v') ?? undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : undefined;
}

function vimeo(url: URL): Video | undefined {
  const path = pathOf(url);
  const at = path.findIndex((part) => /^\d{1,12}$/.test(part));
  const id = path[at];
  if (id === undefined) return undefined;
  const hash = url.searchParams.get('h') ?? path[at + 1];
  return hash !== undefined && /^[0-9a-z]{6,20}$/i.test(hash)
    ? { host: 'vimeo', id, hash }
    : { host: 'vimeo', id };
}

function dailymotionId(url: URL): string | undefined {
  const path = pathOf(url);
  const at = path.indexOf('video');
  return (at < 0 ? url.searchParams.get('video') : path[at + 1]?.split('_')[0]) ?? undefined;
}

const withId = (
  host: 'youtube' | 'dailymotion',
  form: RegExp,
  id: string | undefined,
): Video | undefined => (id !== undefined && form.test(id) ? { host, id } : undefined);

const YOUTUBE_ID = /^[\w-]{11}$/;
const DAILYMOTION_ID = /^[a-z\d]{6,9}$/;

/** Parses a text as a URL without user name, password or port; undefined for anything else. */
export function webAddress(text: string): URL | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  const isPlain =
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.port === '';
  return isPlain && url.hostname.includes('.') ? url : undefined;
}

/**
 * Parses the URL of a video at YouTube, Vimeo or Dailymotion; undefined for other texts. Only the exact hosts
 * match.
 */
export function parseVideo(text: string): Video | undefined {
  const url = webAddress(text);
  if (!url) return undefined;
  const { hostname } = url;
  if (YOUTUBE.has(hostname)) return withId('youtube', YOUTUBE_ID, youtubeId(url));
  if (hostname === 'youtu.be') return withId('youtube', YOUTUBE_ID, pathOf(url)[0]);
  if (VIMEO.has(hostname)) return vimeo(url);
  if (DAILYMOTION.has(hostname)) return withId('dailymotion', DAILYMOTION_ID, dailymotionId(url));
  if (hostname === 'dai.ly') return withId('dailymotion', DAILYMOTION_ID, pathOf(url)[0]);
  return undefined;
}

/** Returns the URL of the host's player, built only from the parsed parts. */
export function embedUrl({ host, id, hash }: Video): string {
  switch (host) {
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${id}`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${id}?dnt=1${hash === undefined ? '' : `&h=${hash}`}`;
    case 'dailymotion':
      return `https://geo.dailymotion.com/player.html?video=${id}`;
  }
}
