/** Heads of the payment and of the signatures. */
export const areas = {
  checkout: {
    title: 'Ödeme',
  },
  signatures: {
    title: 'İmzalar',
    about: 'E-postalarınızın altındaki metin ve görsel, firma firma.',
    text: 'İmza metni',
    none: 'Bağlı olduğunuz firma yok',
  },
};
