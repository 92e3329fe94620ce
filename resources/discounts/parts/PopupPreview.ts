import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Preview beside a campaign's form, loaded with the form. */
export const PopupPreview = lazyWithPreload(
  async () => (await import('./CampaignPopup.tsx')).CampaignPopup,
);
