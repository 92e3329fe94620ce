import type { Shape } from '../messages.ts';
import type { palette as shape } from '../tr/palette.ts';

export const palette: Shape<typeof shape> = {
  open: 'Search the panel',
  couples: 'Find a couple',
  hint: 'Search for a couple, a page or an action',
  coupleHint: 'Type at least two letters of the bride’s or groom’s name.',
  results: '%{smart_count} result |||| %{smart_count} results',
  all: 'All results for “%{words}” in %{name}',
  language: 'Language: %{name}',
  mode: 'Appearance: %{name}',
  groups: {
    recent: 'Recent',
    couples: 'Couples',
    places: 'Pages',
    actions: 'Actions',
  },
};
