/** The referral programme. */
export const referral = {
  title: 'Firma öner',
  text: 'Önerdiğiniz firma katılırsa hediye çeki kazanırsınız.',
  form: {
    terms: 'Koşulları okudum, kabul ediyorum.',
    send: 'Öneriyi gönder',
  },
  rewards: {
    title: 'Ödülünüz',
    next: 'Bir sonraki öneriniz için en yüksek hediye çeki',
    month: 'Bu ay',
    total: 'Toplam',
    left: '%{amount} kaldı',
    of: '%{cap} sınırın %{used} kadarı kullanıldı',
  },
  full: {
    month: 'Bu ayın ödül sınırına ulaştınız',
    monthText: 'Gelecek ayın ilk gününden itibaren yeniden önerebilirsiniz.',
    total: 'Toplam ödül sınırına ulaştınız',
    totalText: 'Önerileriniz için teşekkür ederiz.',
  },
  success: {
    title: 'Öneriniz için teşekkürler',
    text: 'Öneriniz bize ulaştı.',
    named:
      '%{name} ile en kısa sürede görüşeceğiz. Firma aramıza katılırsa %{amount} tutarına kadar hediye çeki kazanırsınız.',
    again: 'Bir firma daha öner',
    home: 'Ana sayfaya dön',
  },
  conditions: {
    title: 'Önerme koşulları',
    link: 'Koşullar',
    back: 'Forma dön',
    joins: 'Firma katılır',
    joinsText: 'Ödül, önerdiğiniz firma bir paket satın aldığında kazanılır.',
    amounts: 'Ödülün tutarı',
    amountsText:
      'Öneri başına en çok %{one}, bir ayda en çok %{month}, toplamda en çok %{total} değerinde hediye çeki.',
    claim: 'Başvuru',
    claimText: 'Ödülü, firma katıldıktan sonraki 30 gün içinde istemeniz gerekir.',
    payout: 'Ödeme',
    payoutText: 'Hediye çeki, başvurunuzdan sonraki 45 iş günü içinde gönderilir.',
    voucher: 'Geçerlilik',
    voucherText: 'Hediye çekleri TL cinsindendir ve bir yıl geçerlidir; nakde çevrilemez.',
    once: 'Aynı firma',
    onceText: 'Bir firma bir kez önerilebilir. Zaten bizimle çalışan firmalar için ödül verilmez.',
  },
};
