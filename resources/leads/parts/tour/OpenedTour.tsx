import { lazy, Suspense } from 'react';
import type { TourName } from './tours.ts';
import { useTour } from './useTour.ts';

const Tour = lazy(async () => ({ default: (await import('./Tour.tsx')).Tour }));

/** Renders the tour while the location requests it. */
export function OpenedTour({ name, onSeen }: { name: TourName; onSeen?: () => void }) {
  const { isOpen, setOpen } = useTour(name);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Tour
        name={name}
        onClose={() => {
          onSeen?.();
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
