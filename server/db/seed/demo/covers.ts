import type { FileMetadata } from '../../../files/FileMetadata.ts';
import { modelFiles, type ModelFiles } from './models.ts';
import { keptCover, keptCoverSizes, type DemoPicture } from './pictures.ts';

/** Pictures of records with one picture each, and files of their own: deleting a record deletes its file. */
export interface Covers {
  models: ModelFiles[];
  campaigns: FileMetadata[];
  testimonials: TestimonialPhoto[];
}

/** Photo that a couple sent with its testimonial. */
export interface TestimonialPhoto {
  testimonialId: number;
  image: FileMetadata;
}

/** Pictures of the campaigns, in order. */
const CAMPAIGN_PICTURES = ['hall-1', 'garden-2', 'gown-3', 'couple-2', 'frames-1', 'gown-6'];

/** Photos of testimonials, by their ids. */
const TESTIMONIAL_PICTURES: readonly (readonly [
  testimonialId: number,
  names: readonly string[],
])[] = [
  [1, ['couple-4', 'garden-5', 'table-3']],
  [3, ['couple-6']],
  [4, ['gown-9', 'bouquet-4']],
  [10, ['terrace-3', 'lights-2']],
];

/** Chooses the pictures of models, campaigns and testimonials. */
export function coversOf(pictures: readonly DemoPicture[]): Covers {
  const gowns = pictures.filter(({ scene }) => scene === 'gown');
  const ofCampaigns = CAMPAIGN_PICTURES.flatMap((name) =>
    pictures.filter((picture) => picture.name === name),
  );
  return {
    models: modelFiles(gowns),
    campaigns: ofCampaigns.map((picture) => keptCoverSizes(picture, 'discounts')),
    testimonials: TESTIMONIAL_PICTURES.flatMap(([testimonialId, names]) =>
      pictures
        .filter(({ name }) => names.includes(name))
        .map((picture) => ({ testimonialId, image: keptCover(picture, 'testimonial-images') })),
    ),
  };
}
