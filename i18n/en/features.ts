import type { features as shape } from '../tr/features.ts';
import type { Shape } from '../messages.ts';

export const features: Shape<typeof shape> = {
  addCampaign: {
    title: 'Promotions and discounts',
    text: 'Your discounts and promotions stand out on your page and in search results.',
  },
  uploadPhotos: {
    title: 'More photos',
    text: 'Add more photos to your galleries and show your work in full.',
  },
  viewLeads: {
    title: 'All leads',
    text: 'See every couple who writes to you and reply without limits.',
  },
  rivalStats: {
    title: 'Competitor analysis',
    text: 'Compare your views and leads with similar providers in your area.',
  },
  replyTestimonial: {
    title: 'Replying to reviews',
    text: 'Reply to couples’ reviews on your page, visible to everyone.',
  },
  pageStats: {
    title: 'Page statistics',
    text: 'See day by day how often your page is viewed and what visitors do there.',
  },
  dealStats: {
    title: 'Booking statistics',
    text: 'See how many leads turn into bookings, and why.',
  },
  itemBids: {
    title: 'Quotes for products',
    text: 'Send quotes to couples who are looking for a dress or a suit.',
  },
  whatsappLeads: {
    title: 'WhatsApp leads',
    text: 'Couples message you directly on WhatsApp, and the leads arrive in your panel.',
  },
  coupleDealStatus: {
    title: 'Couples’ booking status',
    text: 'See whether a couple has already booked another provider.',
  },
};
