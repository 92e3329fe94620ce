import type { KeptFile } from '../../../files/KeptFile.ts';
import { modelFiles, type ModelFiles } from './models.ts';
import { keptCover, type DemoPicture } from './pictures.ts';

/** Pictures of records that have one alone, each with files of its own: deleting a record deletes them. */
export interface Covers {
  models: ModelFiles[];
  campaigns: KeptFile[];
}

/** Pictures of the campaigns in their order. */
const CAMPAIGN_PICTURES = ['hall-1', 'garden-2', 'gown-3', 'couple-2', 'frames-1', 'gown-6'];

/** Chooses the pictures of models and campaigns. */
export function coversOf(pictures: readonly DemoPicture[]): Covers {
  const gowns = pictures.filter(({ scene }) => scene === 'gown');
  const ofCampaigns = CAMPAIGN_PICTURES.flatMap((name) =>
    pictures.filter((picture) => picture.name === name),
  );
  return {
    models: modelFiles(gowns),
    campaigns: ofCampaigns.map((picture) => keptCover(picture, 'discounts')),
  };
}
