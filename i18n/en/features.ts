import type { features as shape } from '../tr/features.ts';
import type { Shape } from '../words.ts';

export const features: Shape<typeof shape> = {
  addCampaign: {
    title: 'Campaigns and discounts',
    text: 'Your discounts and campaigns stand out on your page and in the search results.',
  },
  uploadPhotos: {
    title: 'More photos',
    text: 'Add more photos to your galleries and show all of your work.',
  },
  viewLeads: {
    title: 'All enquiries',
    text: 'See every couple that writes to you and reply without a limit.',
  },
  rivalStats: {
    title: 'Competitor analysis',
    text: 'Compare your views and enquiries with similar businesses in your area.',
  },
  replyTestimonial: {
    title: 'Replies to reviews',
    text: 'Answer the reviews of couples on your page, for everybody to see.',
  },
  pageStats: {
    title: 'Page statistics',
    text: 'See day by day how often your page is viewed and what visitors do there.',
  },
  dealStats: { title: 'Deal statistics', text: 'See how many enquiries become deals, and why.' },
  itemBids: {
    title: 'Bids on models',
    text: 'Make offers to couples who are waiting for a dress or a suit.',
  },
  whatsappLeads: {
    title: 'WhatsApp enquiries',
    text: 'Couples write to you by WhatsApp, and their enquiries arrive in your panel.',
  },
  coupleDealStatus: {
    title: 'Deal status of couples',
    text: 'See whether a couple has already agreed with another business.',
  },
};
