import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/relatedSearch.ts';

export const messages: Shape<typeof shape> = {
  own: 'Your provider',
  found: 'Its page on the marketplace was found: %{category}, %{city}.',
};
