import type { Shape } from '../messages.ts';
import type { packageLimit as shape } from '../tr/packageLimit.ts';

export const packageLimit: Shape<typeof shape> = {
  reached: 'Die Grenze Ihres Pakets ist erreicht, %{used} von %{allowed}',
  title: 'Die Grenze Ihres Pakets ist erreicht',
  used: 'Auf der ganzen Seite sind %{used} von %{allowed} belegt.',
  refused:
    'Die ausgewählte Datei wurde nicht hochgeladen. |||| Die %{count} ausgewählten Dateien wurden nicht hochgeladen.',
  partly:
    'In Ihrem Paket sind %{used} von %{allowed} belegt: Nur die erste Datei wird hochgeladen, diese nicht: |||| In Ihrem Paket sind %{used} von %{allowed} belegt: Nur die ersten %{count} Dateien werden hochgeladen, diese nicht:',
  counted: {
    photos:
      'Die Fotos aller Galerien zählen zusammen, auch inaktive und solche, die auf Freigabe warten; Videos zählen nicht.',
  },
  countedAll: 'Alle Einträge der Seite zählen zusammen.',
  advice: 'Löschen Sie etwas, um Platz zu schaffen, oder fordern Sie ein größeres Paket an.',
};
