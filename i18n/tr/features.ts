/** Messages about the benefits of a package's features, for users whose package lacks one. */
export const features = {
  addCampaign: {
    title: 'Kampanya ve indirim',
    text: 'İndirim ve kampanyalarınız sayfanızda ve arama sonuçlarında öne çıkar.',
  },
  uploadPhotos: {
    title: 'Daha çok fotoğraf',
    text: 'Galerinize daha çok fotoğraf ekler, işlerinizi bütünüyle gösterirsiniz.',
  },
  viewLeads: {
    title: 'Tüm talepler',
    text: 'Size yazan bütün çiftleri görür, sınır olmadan yanıtlarsınız.',
  },
  rivalStats: {
    title: 'Rakip analizi',
    text: 'Bölgenizdeki benzer firmalarla görüntülenme ve talep sayılarınızı karşılaştırırsınız.',
  },
  replyTestimonial: {
    title: 'Yorumları yanıtlama',
    text: 'Çiftlerin yorumlarına sayfanızda herkesin göreceği biçimde yanıt verirsiniz.',
  },
  pageStats: {
    title: 'Sayfa istatistikleri',
    text: 'Sayfanızın kaç kez görüntülendiğini ve ziyaretçilerin ne yaptığını günü gününe görürsünüz.',
  },
  dealStats: {
    title: 'Anlaşma istatistikleri',
    text: 'Taleplerin ne kadarının anlaşmaya döndüğünü ve nedenlerini görürsünüz.',
  },
  itemBids: {
    title: 'Model teklifleri',
    text: 'Gelinlik ve damatlık arayan çiftlere teklif verirsiniz.',
  },
  whatsappLeads: {
    title: 'WhatsApp talepleri',
    text: 'Çiftler size doğrudan WhatsApp’tan yazar, talepler panelinize düşer.',
  },
  coupleDealStatus: {
    title: 'Çiftin anlaşma durumu',
    text: 'Bir çiftin başka bir firmayla anlaşıp anlaşmadığını görürsünüz.',
  },
};
