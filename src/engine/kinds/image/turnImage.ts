/**
 * Returns a picture rotated clockwise, as a file of the same name and type.
 * @throws Error if the browser cannot draw it
 */
export async function turnImage(file: File, degrees: 90 | 270): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = picture.height;
  canvas.height = picture.width;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((degrees * Math.PI) / 180);
  pen?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const turned = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, file.type, 0.92);
  });
  if (!turned) throw new Error('The picture cannot be drawn');
  return new File([turned], file.name, { type: turned.type });
}
