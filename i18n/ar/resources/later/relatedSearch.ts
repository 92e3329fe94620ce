import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/relatedSearch.ts';

export const messages: Shape<typeof shape> = {
  own: 'شركتكم',
  found: 'عُثر على صفحتها في المنصة: %{category}، %{city}.',
};
