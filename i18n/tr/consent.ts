/** Permission for services of others. */
export const consent = {
  ask: 'Başka hizmetlere izin veriyor musunuz?',
  askText:
    'Panel izninizle aşağıdakileri kullanır; izin vermezseniz hiçbiri yüklenmez. Seçiminizi ayarlardan değiştirebilirsiniz.',
  single: 'Tek tek seçin',
  refuse: 'İzin verme',
  allow: 'İzin ver',
  device: 'Seçiminiz bu cihaz için geçerlidir.',
  chatFailed: 'Sohbete şu anda bağlanılamıyor. Lütfen biraz sonra yeniden deneyin.',
  purposes: {
    measurement: {
      name: 'Kullanım ölçümü',
      text: 'Hangi sayfaların kullanıldığını sayar. Çiftlerin bilgileri ve yazdıklarınız gönderilmez; reklam için kullanılmaz.',
    },
    chat: {
      name: 'Destek sohbeti',
      text: 'Destek ekibiyle yazışabilmeniz için sohbet hizmetini yükler; hizmet adınızı görür.',
    },
  },
};
