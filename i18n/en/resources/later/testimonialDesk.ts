import type { Shape } from '../../../messages.ts';
import type { messages as shape } from '../../../tr/resources/later/testimonialDesk.ts';

/** The page of a testimonial beyond its fields. */
export const messages: Shape<typeof shape> = {
  coupleText: 'The couple’s words',
  onBehalf: 'Added by you on the couple’s behalf.',
  reply: 'Your reply',
  newReply: 'Your new reply',
  dispute: 'Your dispute',
  rejectedFor: 'Rejected because:',
  answer: 'Support:',
  photos: {
    title: 'Photos',
    add: 'Add photo',
    file: 'Photo file',
    none: 'This review has no photos.',
    alt: '%{couple}, photo %{number}',
  },
  history: {
    title: 'History',
    none: 'Nothing has happened yet.',
    by: {
      couple: 'The couple',
      desk: 'Support',
    },
    events: {
      added: 'Review added',
      written: 'The couple wrote a review',
      approved: 'Review published',
      rejected: 'Review rejected',
      replied: 'Reply written',
      reply_approved: 'Reply published',
      reply_rejected: 'Reply rejected',
      disputed: 'Review disputed',
      dispute_withdrawn: 'Dispute withdrawn',
      dispute_accepted: 'Dispute accepted, review taken down',
      dispute_rejected: 'Dispute not accepted',
    },
  },
};
