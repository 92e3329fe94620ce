/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns an area of a picture as a file of the same name and type.
 * @throws Error if the browser cannot draw it
 */
export async function cropImage(file: File, area: PictureArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width);
  canvas.height = Math.round(area.height);
  canvas.getContext('2d')?.drawImage(picture, -Math.round(area.x), -Math.round(area.y));
  picture.close();
  const cropped = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, file.type, 0.92);
  });
  if (!cropped) throw new Error('The picture cannot be drawn');
  return new File([cropped], file.name, { type: cropped.type });
}
