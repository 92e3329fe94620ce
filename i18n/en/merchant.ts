/** Words of the merchant application. */
export const merchant = {
  title: 'Merchant application',
  about: 'Once approved, you can take deposits and payments from couples by card.',
  none: 'No application yet.',
  facts: 'Application details',
  status: {
    draft: 'Draft',
    pending: 'Under review',
    approved: 'Approved',
    rejected: 'Not approved',
  },
  types: {
    individual: {
      name: 'Individual',
      text: 'You have no tax registration and work in your own name.',
    },
    private_company: { name: 'Sole trader', text: 'Your tax certificate is in your own name.' },
    corporate: {
      name: 'Corporate',
      text: 'Limited or joint stock, entered in the trade register.',
    },
  },
  documents: {
    title: 'Documents',
    identity: 'Identity card',
    tax_plate: 'Tax certificate',
    trade_register: 'Trade register gazette',
    signature_circular: 'Signature circular',
    help: 'PDF, JPG or PNG; at most 10 MB.',
    sending: 'Uploading…',
    remove: 'Remove',
  },
  keep: 'Save draft',
  kept: 'Draft saved.',
  submit: 'Submit application',
  submitted: 'Your application was submitted.',
  clock: {
    title: 'Answered by %{time} at the latest',
    text: 'Submitted %{time}. The 48 hours run on working days; weekends and public holidays do not count.',
  },
  rejected: {
    title: 'Your application was not approved',
    text: 'You can correct it and submit it again.',
  },
  agreement: {
    title: 'Merchant agreement',
    read: 'Terms of the agreement',
    left: '%{smart_count} day left. |||| %{smart_count} days left.',
    state: {
      offered:
        'You can approve it or object until %{time}; without a decision it is approved automatically then.',
      approved: 'You approved it on %{time}.',
      automatic: 'Approved automatically on %{time} because nobody objected within 14 days.',
      objected: 'You objected on %{time}. Our team will answer and offer the agreement again.',
    },
    objection: 'Your objection:',
    answer: 'Our answer:',
    approve: 'Approve agreement',
    object: 'Object',
    why: 'What do you object to?',
    send: 'Send objection',
    short: 'Write at least %{limit} characters.',
    look: 'Only users who may pay can approve the agreement themselves.',
    clauses: {
      service: 'Card payments of couples are taken in your name through the payment institution.',
      fee: 'A commission at the rate stated with the application is kept from each payment; the rate changes only with 30 days’ notice.',
      payout:
        'What remains is transferred to your IBAN on the next working day, without waiting for the wedding.',
      refund:
        'Refunds are taken off the next transfer; for a chargeback the contract and messages are shown to the bank.',
      data: 'Your identity and documents are kept only for the review of the application and for legal duties.',
      end: 'You can end the agreement at any time with 30 days’ notice.',
    },
  },
  desk: {
    due: 'By %{time}',
    reject: 'Reject application',
    offer_again: 'Answer and offer again',
    reason: { reject: 'Reason', offer_again: 'Answer' },
    reasonHelp: 'The customer reads this in the application.',
    done: {
      approve: 'Approved; the agreement is offered.',
      reject: 'Rejected.',
      offer_again: 'The agreement is offered again.',
    },
  },
};
