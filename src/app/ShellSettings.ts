import type { RuntimeConfig } from '../session/runtimeConfig.ts';

/** What a deployment decides of the frame around the pages. */
export type ShellSettings = Pick<
  RuntimeConfig,
  'campaigns' | 'features' | 'menu' | 'popups' | 'links'
>;
