/** Pages with figures, the payment and the registration of a new business. */
export const areas = {
  statistics: {
    about: 'Son altı ayın talepleri, firmalarınıza göre.',
    table: 'Firmalarınız',
    provider: 'Firma',
    enquiries: 'Talep',
    deals: 'Anlaşma',
    rate: 'Anlaşma oranı',
    assisted: 'Destekli talep',
    missed: '24 saati geçen',
    chart: {
      visits: 'Aylara göre talepler',
      weddings: 'Aylara göre anlaşmalar',
      rivals: 'Firmalarınızın anlaşma oranı',
      magnet: 'Firmalarınızın destekli talepleri',
    },
    month: 'Ay',
    most: 'En yüksek: %{name}, %{value}.',
    none: 'Bu dönemde talep yok.',
  },
  checkout: {
    title: 'Ödeme',
    waiting: 'Bekleyen ödemeleriniz',
    total: 'Toplam',
    text: 'Ödemeyi müşteri temsilciniz sizinle birlikte tamamlar; kart bilgisi bu sayfada istenmez.',
    write: 'Temsilcinize yazın',
    list: 'Tüm ödemeler',
  },
  wizard: {
    title: 'Firma kaydı',
    text: 'Kaydınıza size gönderilen bağlantıyla başladınız. Firma bilgilerinizi müşteri temsilcimiz sizinle birlikte tamamlar ve giriş bilgilerinizi e-postayla gönderir.',
    signIn: 'Hesabınız varsa giriş yapın',
  },
  signatures: {
    title: 'İmzalar',
    about: 'Mesajlarınızın altında duran metin, her firmanız için ayrı.',
    text: 'İmza metni',
    none: 'Bağlı olduğunuz firma yok',
  },
};
