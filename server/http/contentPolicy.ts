import type { Deployment } from '../../deployments/deployment.ts';

/** Additional sources of one external service. */
interface Needs {
  scripts?: readonly string[];
  calls?: readonly string[];
  pictures?: readonly string[];
  styles?: readonly string[];
  fonts?: readonly string[];
}

/** Push service: hosts of its scripts and of their requests. */
export const PUSH = {
  scripts: ['https://cdn.onesignal.com', 'https://api.onesignal.com'],
  calls: ['https://api.onesignal.com', 'https://onesignal.com'],
};

const TAGS: Needs = {
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const CHAT: Needs = {
  scripts: ['https://client.crisp.chat', 'https://settings.crisp.chat'],
  calls: [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://stream.relay.crisp.chat',
  ],
  pictures: ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  styles: ['https://client.crisp.chat'],
  fonts: ['https://client.crisp.chat'],
};

/** Video players of the supported hosts. */
const PLAYERS =
  'https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com';

/** Returns the origin of a map's tiles; `{s}` stands for any subdomain. */
const tileSource = (url: string) => new URL(url.replace('{s}', 'any')).origin.replace('any.', '*.');

/** Returns the sources that the deployment's configured services need. */
function needsOf({ push, tagManager, chat, map, errors }: Deployment): Needs[] {
  return [
    ...(push ? [PUSH] : []),
    ...(tagManager && 'containerId' in tagManager ? [TAGS] : []),
    ...(chat && 'websiteId' in chat ? [CHAT] : []),
    ...(map.tiles ? [{ pictures: [tileSource(map.tiles.url)] }] : []),
    ...(errors ? [{ calls: [new URL(errors.dsn).origin] }] : []),
  ];
}

/** Builds the page's Content-Security-Policy. @param newsFrom additional hosts of the event stream */
export function contentPolicy(
  nonce: string,
  deployment: Deployment & { newsFrom: readonly string[]; frames: readonly string[] },
): string {
  const needs = needsOf(deployment);
  const open = (kind: keyof Needs) => needs.flatMap((one) => one[kind] ?? []);
  return [
    ["default-src 'none'"],
    [`script-src 'self' 'nonce-${nonce}'`, ...open('scripts')],
    [`style-src 'self' 'nonce-${nonce}'`, ...open('styles')],
    ["img-src 'self' data: blob:", ...open('pictures')],
    // Uploaded videos, and local ones whose poster frame a form captures.
    ["media-src 'self' blob:"],
    [`frame-src 'self' ${PLAYERS}`, ...deployment.frames],
    ["font-src 'self'", ...open('fonts')],
    ["connect-src 'self'", ...deployment.newsFrom, ...open('calls')],
    ["manifest-src 'self'"],
    // The zip library creates its worker from a blob.
    ["worker-src 'self' blob:"],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');
}
