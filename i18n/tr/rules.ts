/** Sentences of the rules between fields, which API, forms and help say alike. */
export const rules = {
  more: '%{limit} değerinden büyük olmalıdır.',
  at_least: 'En az %{limit} olmalıdır.',
  less: '%{limit} değerinden küçük olmalıdır.',
  between: '%{limit} ile %{until} arasında olmalıdır.',
  after: '%{limit} tarihinden sonra olmalıdır.',
  not_earlier: '%{limit} tarihinden önce olamaz.',
  earlier: '%{limit} tarihinden önce olmalıdır.',
  between_times: '%{limit} ile %{until} tarihleri arasında olmalıdır.',
  filled: 'Bu alanlardan en az %{least} tanesini doldurun.',
  contact_missing: 'E-posta ya da telefon girin.',
  end_not_after_start: 'Bitiş, başlangıçtan sonra olmalıdır.',
  max_below_min: 'En yüksek fiyat, en düşük fiyattan az olamaz.',
  price_not_lower: 'Kampanyalı fiyat, normal fiyattan düşük olmalıdır.',
  reference_agreement: 'Referans galeri için çiftin onayı gerekir.',
  until_before_from: 'Bitiş tarihi, başlangıç tarihinden önce olamaz.',
};
