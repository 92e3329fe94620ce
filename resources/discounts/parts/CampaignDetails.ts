import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Preview of a campaign, loaded with the record's page. */
export const CampaignCard = lazyWithPreload(
  async () => (await import('./CampaignCard.tsx')).CampaignCard,
);
