import type { RuntimeConfig } from '../session/runtimeConfig.ts';

/** Events that a tag manager receives. */
export interface Tags {
  /** Sends a page view, without the ids in its path. */
  pageView(pathname: string): void;
  /** Revokes the consent. */
  revoke(): void;
}

interface TagOptions {
  tagManager: NonNullable<RuntimeConfig['tagManager']>;
  loadScript: (src: string) => Promise<void>;
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

function dataLayer(): unknown[] {
  const found: unknown = Reflect.get(window, 'dataLayer');
  const layer: unknown[] = Array.isArray(found) ? found : [];
  Reflect.set(window, 'dataLayer', layer);
  return layer;
}

/**
 * Returns its arguments: the tag manager distinguishes commands from events by their being an `arguments` object,
 * not an array.
 */
function command(): IArguments {
  return arguments;
}

/**
 * Starts Google's tag manager, or its sandbox. Call it only after the user's consent; advertisement
 * stays denied. A failed script load is ignored.
 */
export function startTags({ tagManager, loadScript }: TagOptions): Tags {
  const layer = dataLayer();
  const gtag = (...given: unknown[]) => layer.push(Reflect.apply(command, undefined, given));
  gtag('consent', 'default', { ...DENIED, wait_for_update: 500 });
  gtag('consent', 'update', { analytics_storage: 'granted' });
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const src =
    'standIn' in tagManager
      ? '/sandbox/tags.js'
      : `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager.containerId)}`;
  loadScript(src).catch(() => undefined);
  return {
    pageView: (pathname) => {
      const path = pathname.replaceAll(/\/\d+(?=\/|$)/g, '/:id');
      layer.push({ event: 'page_view', page_path: path });
    },
    revoke: () => gtag('consent', 'update', DENIED),
  };
}
