/** Figures above the list of coupons. */
export const messages = {
  line: { sent: 'Gönderilen', used: 'Kullanılan', income: 'Getiri' },
  label: 'Kuponların özeti',
  none: 'Henüz kupon yok',
  noneText: 'Kupon verdikçe ne kadarının kullanıldığını burada görürsünüz.',
  title: 'Kuponların yolu',
  says: '%{made} kuponun %{used} tanesi kullanıldı; %{emails} e-posta gönderildi, getirisi %{income}.',
  step: 'Adım',
  count: 'Kupon',
  steps: {
    made: 'Oluşturulan',
    assigned: 'Çifte verilen',
    sent: 'Gönderilen',
    used: 'Kullanılan',
  },
};
