/** Figures and plots above the list of testimonials. */
export const messages = {
  line: { mean: 'Ort. puan', count: 'Yayında' },
  label: 'Puanların özeti',
  mean: 'Ortalama puan',
  none: 'Henüz yayınlanan yorum yok',
  noneText: 'Yorumlar onaylandıkça puanları burada özetlenir.',
  stars: {
    title: 'Puan dağılımı',
    says: 'Yayındaki %{count} yorumun %{five} tanesi beş yıldızlı.',
    star: 'Yıldız',
    count: 'Yorum',
  },
  questions: {
    title: 'Sorulara göre',
    says: 'En yüksek puan: %{best}.',
    none: 'Çiftler bu soruları henüz puanlamadı.',
    question: 'Soru',
    service: 'Hizmet',
    communication: 'İletişim',
    value: 'Fiyat–değer',
  },
  months: {
    title: 'Aylara göre',
    says: 'Son on iki ayda %{smart_count} yorum; %{month} ortalaması %{mean}. |||| Son on iki ayda %{smart_count} yorum; %{month} ortalaması %{mean}.',
    month: 'Ay',
  },
};
