import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaDesk.ts';

export const messages: Shape<typeof shape> = {
  stateNotes: {
    rejected: 'Abgelehnt: %{cause}. Wenn Sie es korrigieren und speichern, wird es erneut geprüft.',
    approved: 'Freigegeben; spätestens um %{time} auf Ihrer Seite.',
    pending: 'Wartet auf Freigabe. Danach steht es innerhalb einer Stunde auf Ihrer Seite.',
  },
  preview: 'Vorschaubild',
  tagsNeedProvider: 'Schlagwörter erscheinen, sobald eine Firma gewählt ist.',
};
