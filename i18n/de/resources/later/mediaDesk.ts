import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaDesk.ts';

export const messages: Shape<typeof shape> = {
  stateNotes: {
    rejected: 'Abgelehnt: %{cause}. Wenn Sie es korrigieren und speichern, wird es erneut geprüft.',
    approved: 'Freigegeben; spätestens um %{time} auf Ihrer Seite.',
    pending: 'Wartet auf Freigabe. Danach steht es innerhalb einer Stunde auf Ihrer Seite.',
  },
  preview: 'Vorschaubild',
  panorama: '%{name}: 360°-Ansicht, mit den Pfeiltasten zu drehen',
  panoramaHint: 'Zum Umsehen ziehen',
  volume: 'Lautstärke',
  panoramaFailed: 'Die 360°-Ansicht konnte nicht geöffnet werden.',
  tagsNeedProvider: 'Schlagwörter erscheinen, sobald eine Firma gewählt ist.',
};
