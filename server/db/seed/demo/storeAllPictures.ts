import type { Covers } from './covers.ts';
import { storePictures, type DemoPicture } from './pictures.ts';
import { storeBadges } from './showcase.ts';

/** Stores every picture of the demo. The same pictures have the same keys, so a second attempt replaces the files. */
export async function storeAllPictures(
  storage: Parameters<typeof storePictures>[0] & Parameters<typeof storeBadges>[0],
  pictures: readonly DemoPicture[],
  { models, campaigns, testimonials }: Covers,
): Promise<void> {
  const ofRecords = [
    ...models.flatMap(({ cover, images }) => [cover, ...images]),
    ...campaigns,
    ...testimonials.map(({ image }) => image),
  ];
  await Promise.all([storePictures(storage, pictures, ofRecords), storeBadges(storage)]);
}
