/** Words of the dialogs that crop a picture. */
export const pictureEditor = {
  moveCrop: 'Ausschnitt, mit den Pfeiltasten verschiebbar',
  zoom: 'Vergrößerung',
  shape: 'Format',
  free: 'Frei',
  handles: {
    nw: 'Ecke oben links',
    n: 'Obere Kante',
    ne: 'Ecke oben rechts',
    e: 'Rechte Kante',
    se: 'Ecke unten rechts',
    s: 'Untere Kante',
    sw: 'Ecke unten links',
    w: 'Linke Kante',
  },
};
