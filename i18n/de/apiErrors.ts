import type { apiErrors as tr } from '../tr/apiErrors.ts';
import type { Shape } from '../messages.ts';

export const apiErrors: Shape<typeof tr> = {
  network:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unexpected: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  validation: 'Einige Felder sind fehlerhaft. Bitte korrigieren Sie die markierten Felder.',
};
