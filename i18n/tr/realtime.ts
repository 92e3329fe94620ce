/** Messages of realtime notifications and of the state of the realtime connection. */
export const realtime = {
  lead: 'Yeni talep',
  lead_message: 'Yeni mesaj',
  lead_assigned: 'Size atandı',
  assigned: '%{smart_count} talep size atandı |||| %{smart_count} talep size atandı',
  leads: '%{smart_count} yeni talep |||| %{smart_count} yeni talep',
  messages: '%{smart_count} yeni mesaj |||| %{smart_count} yeni mesaj',
  open: 'Aç',
  toList: 'Listeye git',
  polling:
    'Anlık bildirim bağlantısı kurulamıyor. Yeni talepler birkaç saniyede bir kontrol ediliyor.',
  away: 'Sunucuya ulaşılamıyor. Yeni talepler bağlantı kurulunca gösterilecek.',
};
