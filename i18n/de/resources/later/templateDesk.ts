import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/templateDesk.ts';

export const messages: Shape<typeof shape> = {
  preview: {
    title: 'Vorschau',
    couple: 'Paar',
    open: 'Paare anzeigen',
    noCouples: 'Kein solches Paar',
    hint: 'Wählen Sie ein Paar, um die E-Mail so zu sehen, wie sie an dieses Paar geht.',
    whole: 'Bei diesem Paar sind alle Felder gefüllt.',
    missing: 'Bei diesem Paar leer: %{names} |||| Bei diesem Paar leer: %{names}',
  },
  files: {
    title: 'Anhänge',
    none: 'Mit dieser Vorlage gehen keine Dateien mit.',
    choose: 'Bereitgelegte Datei wählen',
    open: 'Bereitgelegte Dateien anzeigen',
    noOthers: 'Keine weiteren bereitgelegten Dateien',
    upload: 'Neue Datei hochladen',
    file: 'Hochzuladende Datei',
    detach: 'Anhang entfernen',
    limits:
      'Höchstens %{smart_count} Datei; %{types}, bis %{size}. |||| Höchstens %{smart_count} Dateien; je %{types}, bis %{size}.',
  },
};
