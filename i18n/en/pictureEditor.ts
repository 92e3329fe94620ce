/** Words of the dialogs that crop a picture. */
export const pictureEditor = {
  moveCrop: 'Crop area, moved with the arrow keys',
  zoom: 'Zoom',
  shape: 'Shape',
  free: 'Free',
  handles: {
    nw: 'Top left corner',
    n: 'Top edge',
    ne: 'Top right corner',
    e: 'Right edge',
    se: 'Bottom right corner',
    s: 'Bottom edge',
    sw: 'Bottom left corner',
    w: 'Left edge',
  },
};
