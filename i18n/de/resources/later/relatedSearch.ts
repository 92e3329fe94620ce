import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/relatedSearch.ts';

export const messages: Shape<typeof shape> = {
  own: 'Ihre Firma',
  found: 'Die Seite auf dem Marktplatz wurde gefunden: %{category}, %{city}.',
};
