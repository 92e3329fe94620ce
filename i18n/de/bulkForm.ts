import type { Shape } from '../messages.ts';
import type { bulkForm as shape } from '../tr/bulkForm.ts';

export const bulkForm: Shape<typeof shape> = {
  differs:
    'Die ausgewählten Einträge unterscheiden sich in „%{field}“. Wählen Sie nur solche, die darin übereinstimmen.',
  reviewed:
    '%{count} Eintrag geht erneut in die Freigabe, wenn sich der Wert ändert; bis dahin ist der Status „%{status}“. |||| %{count} Einträge gehen erneut in die Freigabe, wenn sich der Wert ändert; bis dahin ist der Status „%{status}“.',
};
