/** Words for asking a couple for a testimonial. */
export const messages = {
  title: 'Ask for a review',
  answered: 'This couple has written its review.',
  openReview: 'Open review',
  none: 'Give the couple a link of its own; writing takes a minute on a phone.',
  ahead: 'The wedding is on %{day}. Ask after it: then the couple can write what it was like.',
  asked: 'Asked on %{asked}. The link is valid until %{until}.',
  opened: 'The couple opened the link and has not written yet. The link is valid until %{until}.',
  declined: 'The couple does not want to write and cannot be asked again.',
  expired: 'The link has expired. You can ask again.',
  nextReminder: 'Next reminder: %{day}.',
  channels: {
    qr: 'Show QR code',
    link: 'Create link',
    email: 'Send email',
    sms: 'Send SMS',
  },
  reminders: 'After an email or SMS, remind twice until they write',
  ready: 'The link for %{couple} is ready. Have it scanned or send it on; it works once.',
  sent: 'The request to %{couple} was sent.',
  code: 'QR code for %{couple}',
  copy: 'Copy link',
  lead: {
    open: 'Ask for a review',
    explain:
      'You can only ask couples who booked with you. If this lead is booked, record the booking first.',
    record: 'Record booking',
    close: 'Close',
    failed: 'The couple could not be recorded.',
  },
};
