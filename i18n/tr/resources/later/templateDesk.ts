/** Words of a template's page and form beyond its fields. */
export const messages = {
  preview: {
    title: 'Önizleme',
    couple: 'Çift',
    open: 'Çiftleri göster',
    noCouples: 'Böyle bir çift yok',
    hint: 'Bir çift seçin; e-postanın o çifte nasıl gideceği burada belirir.',
    whole: 'Bütün alanlar bu çiftte dolu.',
    missing: 'Bu çiftte boş olan alan: %{names} |||| Bu çiftte boş olan alanlar: %{names}',
  },
  files: {
    title: 'Ekler',
    none: 'Bu şablonla birlikte giden dosya yok.',
    choose: 'Hazır dosyalardan seç',
    open: 'Hazır dosyaları göster',
    noOthers: 'Başka hazır dosya yok',
    upload: 'Yeni dosya yükle',
    file: 'Yüklenecek dosya',
    detach: 'Ekten çıkar',
    limits:
      'En çok %{smart_count} dosya; her biri %{types}, en fazla %{size}. |||| En çok %{smart_count} dosya; her biri %{types}, en fazla %{size}.',
  },
};
