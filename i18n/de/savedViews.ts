import type { savedViews as shape } from '../tr/savedViews.ts';
import type { Shape } from '../messages.ts';

export const savedViews: Shape<typeof shape> = {
  text: 'Filter, Sortierung und Spalten werden unter diesem Namen gespeichert.',
  name: 'Name',
  taken: 'Sie haben bereits eine Ansicht mit diesem Namen.',
  none: 'Sie haben keine gespeicherten Ansichten mehr.',
  start: 'Beim Öffnen zeigen',
  startOf: 'Beim Öffnen zeigen: %{name}',
  remove: 'Ansicht %{name} löschen',
};
