import type { messages as tr } from '../../../tr/resources/later/leadTeam.ts';
import type { Shape } from '../../../messages.ts';

export const messages: Shape<typeof tr> = {
  presence: {
    writing: '%{who} schreibt gerade eine Antwort |||| %{who} schreiben gerade eine Antwort',
    looking: '%{who} sieht sich dieses Paar gerade an |||| %{who} sehen sich dieses Paar gerade an',
    more: '%{smart_count} weitere Person |||| %{smart_count} weitere Personen',
  },
  answered: {
    title: '%{who} hat diesem Paar schon geantwortet',
    text: 'Ihre Nachricht wurde nicht gesendet, Ihr Text ist noch da. Das Paar hat diese Antwort erhalten:',
    somebody: 'Jemand aus Ihrem Team',
    show: 'Zurück zu meinem Text',
    sendAnyway: 'Trotzdem senden',
    discard: 'Meinen Text löschen',
  },
};
