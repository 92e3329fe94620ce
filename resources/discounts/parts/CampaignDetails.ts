import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** A campaign as couples see it; a list of campaigns does not load it. */
export const CampaignCard = lazyWithPreload(
  async () => (await import('./CampaignCard.tsx')).CampaignCard,
);
