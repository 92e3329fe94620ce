import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileMetadata } from '../../../files/FileMetadata.ts';
import type { PictureMetadata } from '../../../files/PictureMetadata.ts';
import { projectFolder } from '../../../projectFolder.ts';
import { account } from './accounts.ts';

/** Painted picture of the demo, created by `npm run demo:pictures`. */
export interface DemoPicture {
  name: string;
  scene: string;
  /** Short hash of the files, a part of their keys: the content of a key never changes. */
  hash: string;
  placeholder: string;
  /** Sizes in pixels, smallest first; the last one is the original. */
  sizes: [width: number, height: number][];
}

/** File to be stored. */
interface PictureFile {
  key: string;
  /** File name within the folder of pictures. */
  source: string;
}

/** Storage of files by key. */
interface PictureStorage {
  put(key: string, file: { bytes: Buffer; contentType: string }): Promise<void>;
}

const FOLDER = join(projectFolder, 'server/db/seed/pictures');
const WEBP = 'image/webp';
/** Width of a photo's largest size, in pixels. */
const MAX_WIDTH = 1600;
/** Maximum number of files stored in parallel. */
const MAX_PARALLEL = 16;

/** Reads the list of pictures. */
export async function readPictures(): Promise<DemoPicture[]> {
  // cast: written by our own tool
  return JSON.parse(await readFile(join(FOLDER, 'pictures.json'), 'utf8')) as DemoPicture[];
}

const keyName = ({ name, hash }: DemoPicture) => `demo-${name}-${hash}`;
const sizeKey = (picture: DemoPicture, width: number) =>
  `images/media/${keyName(picture)}-${width}.webp`;
const originalKey = (picture: DemoPicture) => `media/${account.yildirim}/${keyName(picture)}.webp`;
const coverKey = (folder: string, picture: DemoPicture, copy: string) =>
  `images/${folder}/${keyName(picture)}${copy}.webp`;
const fileOf = ({ name }: DemoPicture, width: number) => `${name}-${width}.webp`;

/** Returns the sizes of a photo; the original of a panorama is larger. */
const photoSizes = ({ sizes }: DemoPicture) => sizes.filter(([width]) => width <= MAX_WIDTH);

/** Returns a picture in its sizes, as photo records store it. Photos of the demo share their files. */
export function keptPicture(picture: DemoPicture): PictureMetadata {
  const { placeholder } = picture;
  const sources = photoSizes(picture).map(([width, height]) => ({
    key: sizeKey(picture, width),
    width,
    height,
  }));
  const [width, height] = picture.sizes.at(-1) ?? [0, 0];
  return { original: { key: originalKey(picture), width, height }, sources, placeholder };
}

/**
 * Returns a picture as stored by a record with a file of its own.
 * @param copy distinguishes files of the same picture
 */
export function keptCover(picture: DemoPicture, folder: string, copy = ''): FileMetadata {
  const [width, height] = picture.sizes.at(-1) ?? [0, 0];
  const { name } = picture;
  const key = coverKey(folder, picture, copy);
  return { key, name: `${name}.webp`, size: 0, mediaType: WEBP, width, height };
}

/** Returns a picture as stored by a record that shows its pictures in their sizes. */
export function keptCoverSizes(picture: DemoPicture, folder: string, copy = ''): FileMetadata {
  const sources = picture.sizes.slice(0, -1).map(([width, height]) => ({
    key: coverKey(folder, picture, `${copy}-${width}`),
    width,
    height,
  }));
  const { placeholder } = picture;
  return { ...keptCover(picture, folder, copy), sources, placeholder };
}

/** Stores the files of photos and of other records' covers, by the folders of their keys. */
export async function storePictures(
  storage: PictureStorage,
  pictures: readonly DemoPicture[],
  covers: readonly FileMetadata[],
): Promise<void> {
  const byName = new Map(pictures.map((picture) => [`${picture.name}.webp`, picture]));
  const ofPhotos = pictures.flatMap((picture): PictureFile[] => [
    ...photoSizes(picture).map(([width]) => ({
      key: sizeKey(picture, width),
      source: fileOf(picture, width),
    })),
    { key: originalKey(picture), source: fileOf(picture, picture.sizes.at(-1)?.[0] ?? 0) },
  ]);
  const ofCovers = covers.flatMap(({ key, name, width = 0, sources = [] }): PictureFile[] => {
    const picture = byName.get(name);
    const sizes = [...sources, { key, width }];
    return picture
      ? sizes.map((size) => ({ key: size.key, source: fileOf(picture, size.width) }))
      : [];
  });
  const files = [...ofPhotos, ...ofCovers];
  const put = async ({ key, source }: PictureFile) =>
    storage.put(key, { bytes: await readFile(join(FOLDER, source)), contentType: WEBP });
  for (let start = 0; start < files.length; start += MAX_PARALLEL)
    await Promise.all(files.slice(start, start + MAX_PARALLEL).map(put));
}
