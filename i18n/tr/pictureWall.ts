/** Words of the wall of pictures that wait for approval. */
export const pictureWall = {
  name: 'Onay bekleyen görseller',
  keys: 'Ok tuşlarıyla gezin, Enter ile büyütün. A onaylar, 1–3 nedeniyle reddeder, Z son kararı geri alır.',
  approved: 'Onaylandı: %{name}',
  rejected: 'Reddedildi: %{name}',
  undo: 'Geri al',
  changed: 'Değişen: %{fields}',
  before: '%{field} (önceki)',
  elsewhere: {
    late: '“%{name}” için kararınız uygulanmadı. %{outcome}',
    approve: '%{agent} onayladı (%{when}).',
    reject: '%{agent} reddetti (%{when}): %{reason}.',
    again: 'Sahibi değiştirdi, yeniden karar bekliyor.',
    gone: 'Bu görsel artık karar beklemiyor.',
  },
};
