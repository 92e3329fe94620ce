/** Messages of the tasks to be done, day by day. */
export const messages = {
  name: 'Yapılacaklar',
  late: 'Geciken',
  today: 'Bugün',
  tomorrow: 'Yarın',
  finish: 'Yapıldı',
  reopen: 'Yeniden aç',
  doneNamed: 'Yapıldı: %{name}',
  finished: 'Yapıldı olarak işaretlendi.',
  reopened: 'Yeniden yapılacaklara alındı.',
  snooze: 'Ertele',
  snoozeNamed: 'Ertele: %{name}',
  snoozed: '%{when} zamanına ertelendi.',
  confirmed: 'Onaylandı',
  unconfirmed: 'Onay bekliyor',
  waiting: 'Kendiliğinden gider',
  sent: 'Gönderildi',
  cut: 'İlk 100 kayıt gösteriliyor. Bitenleri işaretledikçe gerisi gelir.',
  facts: {
    open: '%{smart_count} açık iş |||| %{smart_count} açık iş',
    done: '%{smart_count} biten iş |||| %{smart_count} biten iş',
  },
  tabs: {
    open: 'Açık',
    done: 'Biten',
  },
  whose: {
    label: 'Kimin işleri',
    mine: 'Benim',
    everyone: 'Herkesin',
  },
  kinds: {
    appointment: 'Randevu',
    call: 'Çifti yeniden ara',
  },
  until: {
    hour: 'Bir saat sonra',
    evening: 'Bu akşam',
    tomorrow: 'Yarın sabah',
    nextWeek: 'Pazartesi sabahı',
  },
  empty: {
    open: 'Bekleyen işiniz yok',
    openText:
      'Çiftlerinizin hatırlatmalı notları, randevuları ve kendiliğinden gidecek mesajları burada görünür.',
    done: 'Henüz biten iş yok',
    doneText:
      'Yapıldı olarak işaretledikleriniz burada durur; yanlışlıkla işaretlediğinizi geri alabilirsiniz.',
    toLeads: 'Çiftlere git',
  },
};
