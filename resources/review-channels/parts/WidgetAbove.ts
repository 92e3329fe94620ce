import { lazyOptional } from '../../../src/ui/lazyOptional.tsx';

/** The review widget of a provider, above the channels; the list does not wait for it. */
export const WidgetAbove = lazyOptional(async () => (await import('./WidgetCard.tsx')).WidgetCard);
