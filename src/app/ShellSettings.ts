import type { RuntimeConfig } from '../session/runtimeConfig.ts';

/** Settings of a deployment for the frame around the pages. */
export type ShellSettings = Pick<
  RuntimeConfig,
  'campaigns' | 'features' | 'menu' | 'popups' | 'links'
>;
