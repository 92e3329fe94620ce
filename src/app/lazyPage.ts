import type { ComponentType } from 'react';
import type { PageName } from '../session/panelPaths.ts';
import { lazyWithPreload, type PreloadableComponent } from '../ui/lazyWithPreload.tsx';
import { pageOptions } from './pageOptions.ts';

interface Loadable<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly needs?: 'first';
}

const pages = new Map<unknown, unknown>();

/** Returns the lazy component of a page; the same component for every route that loads it. */
export function lazyPage<P extends object>({ load, needs }: Loadable<P>): PreloadableComponent<P> {
  // cast: the map stores each component under its own load function, with these props
  const cached = pages.get(load) as PreloadableComponent<P> | undefined;
  const page = cached ?? lazyWithPreload(load, needs);
  pages.set(load, page);
  return page;
}

/** Fetches the code of a page before it is needed. */
export async function preloadPage(name: PageName): Promise<void> {
  const { load, needs } = pageOptions(name);
  if (load) await lazyPage({ load, ...(needs && { needs }) }).preload();
}
