import { Resource } from 'react-admin';
import { Suspense } from 'react';
import type { PlainResource } from '../engine/definition/definePlainResource.ts';
import { lazyWithPreload, type PreloadableComponent } from '../ui/lazyWithPreload.tsx';

/** Returns the screens of a plain resource as one component, by react-admin's own `<Resource>`. */
export function plainScreens({ name, screens }: PlainResource): PreloadableComponent<object> {
  return lazyWithPreload(async () => {
    const { default: plain } = await screens();
    return function PlainResourceScreens() {
      return (
        <Suspense fallback={null}>
          <Resource name={name} {...plain} />
        </Suspense>
      );
    };
  });
}
