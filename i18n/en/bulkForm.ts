import type { Shape } from '../messages.ts';
import type { bulkForm as shape } from '../tr/bulkForm.ts';

export const bulkForm: Shape<typeof shape> = {
  differs: 'The selected records differ in “%{field}”. Select only records that share it.',
  reviewed:
    '%{count} record goes back to approval if its value changes; until then its status is “%{status}”. |||| %{count} records go back to approval if their value changes; until then their status is “%{status}”.',
};
