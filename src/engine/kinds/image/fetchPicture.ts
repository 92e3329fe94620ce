import { turnImage } from './turnImage.ts';

/**
 * Fetches a stored picture as a file, rotated clockwise in steps of 90 degrees as shown. The file has a type that
 * every browser can write.
 * @throws if the picture no longer exists
 */
export async function fetchPicture(address: string, degrees: number): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const blob = await response.blob();
  const name =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? 'picture';
  let file = new File([blob], name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  for (let turned = ((degrees % 360) + 360) % 360; turned > 0; turned -= 90)
    file = await turnImage(file, 90);
  return file;
}
