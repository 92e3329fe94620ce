import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/mediaForms.ts';

export const messages: Shape<typeof shape> = {
  source: {
    label: 'Woher kommt das Video?',
    videoUrl: 'Link zu YouTube, Vimeo oder Dailymotion',
    videoFile: 'Eigene Datei (MP4, WebM oder MOV mit H.264)',
  },
  passive:
    'Inaktiv: Paare sehen es nicht, gleich wie es freigegeben ist. Schalten Sie „Aktiv“ ein und speichern Sie.',
  consent:
    'Sie erklären: „Das Paar ist einverstanden, dass die Fotos dieser Galerie und seine Namen auf meiner Seite gezeigt werden; zieht es das Einverständnis zurück, entferne ich die Galerie.“ Für eine Referenzgalerie nötig.',
  notMain: {
    pending:
      'Ein Foto, das auf Freigabe wartet, kann nicht Hauptfoto sein; wählen Sie es nach der Freigabe.',
    rejected:
      'Ein abgelehntes Foto kann nicht Hauptfoto sein; korrigieren Sie es und reichen Sie es erneut ein.',
    passive:
      'Ein inaktives Foto kann nicht Hauptfoto sein; aktivieren und speichern Sie es zuerst.',
  },
};
