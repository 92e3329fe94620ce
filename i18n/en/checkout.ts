import type { checkout as tr } from '../tr/checkout.ts';
import type { Shape } from '../messages.ts';

/** Words of the page of payment. */
export const checkout: Shape<typeof tr> = {
  order: 'To be paid',
  choose: 'Include this payment',
  includesTax: 'VAT included',
  due: 'Due %{date}',
  remove: 'Remove',
  total: 'Total',
  cost: 'Installment cost',
  products: { title: 'Upgrade your plan', months: '%{count} months', add: 'Add %{name}' },
  card: 'Card',
  kept: {
    title: 'Your card',
    ends: '•••• %{digits}',
    expiry: '%{month}/%{year}',
    soon: 'Expires soon',
    expired: 'Expired',
  },
  other: 'Another card',
  fields: 'Card details',
  cvc: 'Security code',
  onPage: 'You enter your card on the page of %{name} in the next step.',
  safe: 'Your card number does not reach us; %{name} processes it. You confirm the payment by 3-D Secure.',
  keep: 'Save this card for later payments',
  keepNotice:
    'We do not store your card number; the payment firm %{name} does. We keep the brand, the first 6 and last 4 digits and the expiry date. Saving is optional, and you can delete the card at any time.',
  keepFull: 'At most 10 cards can be saved. Delete one to add another.',
  parts: 'Installments',
  once: 'Single payment',
  times: '%{count} installments',
  monthly: '%{count} × %{amount}',
  pay: 'Pay %{amount}',
  paying: 'Connecting to your bank…',
  nothing: 'Choose something to pay.',
  invalid: 'Check the card details.',
  frame: {
    title: '3-D Secure check',
    text: 'Confirm the payment on your bank’s page. Nothing is paid if you close this.',
    cancel: 'Cancel',
    again: 'Open the bank’s page again',
  },
  reader: 'Your user needs the permission for payments to pay.',
  support: 'Nothing can be paid while you act for a customer; you can only look.',
  closed:
    'Card payments are closed at the moment. Your account manager completes the payment with you.',
  write: 'Write to your manager',
  list: 'All payments',
  retry: 'Try again',
  receipt: 'Download receipt',
  receiptFailed: 'The receipt could not be downloaded. Try again.',
  secure: 'Secure payment',
  state: {
    captured: {
      title: 'Payment received',
      text: 'Thank you. Your receipt stays on the payments page.',
    },
    declined: { title: 'The payment was not made', text: 'Nothing was taken from your card.' },
    expired: {
      title: 'The payment was not completed',
      text: 'Nothing was taken from your card. You can try again.',
    },
    working: {
      title: 'Waiting for your bank',
      text: 'You can close this page; the outcome will be here.',
    },
    unknown: {
      title: 'The outcome is not known yet',
      text: 'The bank has not answered. Do not pay again: we keep asking and show the outcome here.',
    },
    person: {
      title: 'Somebody is looking into your payment',
      text: 'Do not pay again. Our support team clears it with the bank and tells you.',
    },
    refunded: {
      title: 'The payment was refunded',
      text: 'The amount went back to your card; it can take a few days to arrive.',
    },
    refunding: {
      title: 'The payment is being refunded',
      text: 'This had been paid already; what was taken twice goes back to your card.',
    },
  },
  reason: {
    refused: 'Your bank declined the payment.',
    insufficient_funds: 'The card lacks funds or limit.',
    card_expired: 'The card has expired.',
    wrong_cvc: 'The security code is wrong.',
    suspected: 'Your bank stopped the payment for security. Call your bank.',
    not_authenticated: 'The 3-D Secure check was not completed.',
    gateway_refused: 'The payment firm did not accept this card.',
    page_missing: 'The 3-D Secure form was not found.',
    page_address: 'The 3-D Secure redirect address is not valid.',
    price_changed: 'The amount has changed meanwhile.',
    cancelled: 'You cancelled the payment.',
  },
};
