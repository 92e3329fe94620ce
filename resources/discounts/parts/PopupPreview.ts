import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Preview beside a campaign's form; a list of campaigns does not load it, nor the library of forms. */
export const PopupPreview = lazyWithPreload(
  async () => (await import('./CampaignPopup.tsx')).CampaignPopup,
);
