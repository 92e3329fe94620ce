/** Words of an enquiry's page about colleagues: who else is here, and who takes care of it. */
export const messages = {
  presence: {
    writing: '%{who} yanıt yazıyor |||| %{who} yanıt yazıyor',
    looking: '%{who} bu çifte bakıyor |||| %{who} bu çifte bakıyor',
    more: '%{smart_count} kişi daha |||| %{smart_count} kişi daha',
  },
  answered: {
    title: '%{who} bu çifte sizden önce yanıt verdi',
    text: 'Mesajınız gönderilmedi; yazdıklarınız duruyor. Çift şu yanıtı aldı:',
    somebody: 'Bir çalışma arkadaşınız',
    show: 'Metnime dön',
    sendAnyway: 'Yine de gönder',
    discard: 'Metnimi sil',
  },
};
