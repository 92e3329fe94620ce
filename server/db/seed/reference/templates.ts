interface ShippedTemplate {
  name: string;
  subject: string;
  /** HTML of each paragraph; placeholders such as `{{couple}}` are filled in at use. */
  paragraphs: readonly string[];
}

/** E-mail templates of a new customer, from the first reply to the testimonial request. */
export const shippedTemplates: readonly ShippedTemplate[] = [
  {
    name: 'Talebinizi aldık',
    subject: '{{provider}}: talebinizi aldık',
    paragraphs: [
      'Merhaba {{couple}},',
      'Bize yazdığınız için teşekkür ederiz. {{weddingDate}} tarihli düğününüz için takvimimize ve size uygun seçeneklere bakıyoruz; bugün içinde ayrıntılı yanıt vereceğiz.',
      'Size telefonla ulaşmamızı isterseniz uygun olduğunuz saati bu e-postayı yanıtlayarak yazmanız yeter.',
      'Sevgiler,<br />{{me}}<br />{{provider}}',
    ],
  },
  {
    name: 'Tarihiniz müsait',
    subject: '{{weddingDate}} tarihi müsait',
    paragraphs: [
      'Merhaba {{couple}},',
      'Güzel haber: <strong>{{weddingDate}}</strong> tarihi şu an müsait. Tarihi sizin için bir hafta ücretsiz opsiyonlu tutabiliriz.',
      'Opsiyon için bu e-postayı yanıtlamanız yeterli. İsterseniz aynı hafta buluşup ayrıntıları konuşalım.',
      'Sevgiler,<br />{{me}}',
    ],
  },
  {
    name: 'Tarihiniz dolu, yakın günler',
    subject: '{{weddingDate}} yerine yakın günler',
    paragraphs: [
      'Merhaba {{couple}},',
      'Ne yazık ki {{weddingDate}} tarihinde başka bir düğünümüz var. Aynı hafta içi günlerde ve bir sonraki hafta sonunda yerimiz olabilir; hafta içi günlerde fiyatlarımız daha uygun.',
      'Tarihinizde esneklik varsa size uygun iki üç gün yazın, hemen bakalım.',
      'Sevgiler,<br />{{me}}<br />{{provider}}',
    ],
  },
  {
    name: 'Birkaç ayrıntı daha',
    subject: 'Size doğru teklifi verebilmemiz için',
    paragraphs: [
      'Merhaba {{couple}},',
      'Size en doğru teklifi hazırlayabilmemiz için birkaç ayrıntıya ihtiyacımız var:',
      '1. Düğün tarihiniz kesin mi, birkaç seçeneğiniz mi var?<br />2. Yaklaşık kaç davetli bekliyorsunuz?<br />3. Olmazsa olmazlarınız neler?<br />4. Düşündüğünüz bütçe aralığı nedir?',
      'Yanıtınız gelir gelmez teklifimizi iletiriz.',
      '{{me}}',
    ],
  },
  {
    name: 'Fiyat teklifimiz',
    subject: '{{provider}}: fiyat teklifimiz',
    paragraphs: [
      'Merhaba {{couple}},',
      'Görüştüğümüz gibi teklifimiz şöyle: <strong>{{offer}}, {{price}}</strong>. Fiyata KDV dahildir.',
      'Teklifimiz on beş gün geçerlidir. Pakette değiştirmek istediğiniz bir şey varsa yazın, size göre düzenleyelim.',
      'Sevgiler,<br />{{me}}<br />{{provider}}',
    ],
  },
  {
    name: 'Görüşme daveti',
    subject: 'Tanışalım: {{provider}}',
    paragraphs: [
      'Merhaba {{couple}},',
      'Düğününüzü yüz yüze konuşmak, örnek çalışmalarımızı göstermek ve sorularınızı yanıtlamak isteriz. Görüşme yarım saat sürer ve sizi hiçbir şeye bağlamaz.',
      'Bu hafta size hangi gün ve saat uyar?',
      'Sevgiler,<br />{{me}}',
    ],
  },
  {
    name: 'Randevunuz onaylandı',
    subject: 'Randevunuz: {{appointment}}',
    paragraphs: [
      'Merhaba {{couple}},',
      'Randevunuzu <strong>{{appointment}}</strong> olarak kaydettik. Gelirken varsa beğendiğiniz örnekleri ve davetli sayınızı not ederek getirmeniz görüşmemizi kolaylaştırır.',
      'Gelemeyecek olursanız bir gün önceden yazmanız yeter, başka bir gün buluruz.',
      '{{provider}}',
    ],
  },
  {
    name: 'Teklifimizi inceleyebildiniz mi?',
    subject: '{{provider}}: teklifimizle ilgili sorunuz var mı?',
    paragraphs: [
      'Merhaba {{couple}},',
      'Birkaç gün önce gönderdiğimiz teklifi inceleme fırsatınız oldu mu? Aklınıza takılan bir şey varsa memnuniyetle yanıtlarız.',
      'Başka bir paket ya da ödeme planı isterseniz birlikte bakabiliriz.',
      'Sevgiler,<br />{{me}}',
    ],
  },
  {
    name: 'Sözleşme ve kapora',
    subject: 'Sözleşmeniz ve kapora bilgileri',
    paragraphs: [
      'Merhaba {{couple}},',
      'Bizi seçtiğiniz için çok mutluyuz! {{weddingDate}} tarihini sizin için ayırdık. Anlaştığımız paket: <strong>{{offer}}, {{price}}</strong>.',
      'Sözleşmeyi ekte bulabilirsiniz. İmzalı sözleşme ve kapora bize ulaştığında tarihiniz kesinleşir.',
      'Teşekkürler,<br />{{me}}<br />{{provider}}',
    ],
  },
  {
    name: 'Düğünden önce son ayrıntılar',
    subject: 'Düğününüze az kaldı: son ayrıntılar',
    paragraphs: [
      'Merhaba {{couple}},',
      '{{weddingDate}} yaklaşıyor, biz de sizin kadar heyecanlıyız. Son hazırlıklar için şunları netleştirelim: kesin davetli sayısı, günün akışı ve saatleri, o gün arayabileceğimiz bir yakınınızın adı ve telefonu.',
      'Bir hafta kala kısa bir görüşme yapmak isteriz. Size hangi gün uyar?',
      'Sevgiler,<br />{{me}}',
    ],
  },
  {
    name: 'Teşekkür ve yorum ricası',
    subject: 'Mutluluğunuza ortak olduk, teşekkürler',
    paragraphs: [
      'Sevgili {{couple}},',
      'En özel gününüzde yanınızda olmak bizim için büyük mutluluktu. Bir ömür mutluluklar dileriz.',
      'Birkaç dakikanız varsa deneyiminizi yorum olarak paylaşır mısınız? Yorumunuz hem bize hem de evlenecek çiftlere yol gösterir.',
      'Sevgiler,<br />{{me}}<br />{{provider}}',
    ],
  },
  {
    name: 'Kararınıza saygı duyuyoruz',
    subject: '{{provider}}: size mutluluklar dileriz',
    paragraphs: [
      'Merhaba {{couple}},',
      'Bize haber verdiğiniz için teşekkür ederiz. Bu kez birlikte çalışamasak da düğününüzün hayal ettiğiniz gibi geçmesini dileriz.',
      'Planlarınız değişirse ya da başka bir konuda yardıma ihtiyacınız olursa her zaman yazabilirsiniz.',
      'Sevgiler,<br />{{me}}',
    ],
  },
];
