/** Words of the forms of photos and videos. */
export const messages = {
  source: {
    label: 'Video nereden gelsin?',
    videoUrl: 'YouTube, Vimeo ya da Dailymotion bağlantısı',
    videoFile: 'Kendi dosyam (MP4, WebM ya da H.264 ile MOV)',
  },
  passive:
    'Pasif: onay durumu ne olursa olsun çiftler görmez. Göstermek için “Etkin” anahtarını açıp kaydedin.',
  consent:
    'Beyanınız: “Çift, bu galerideki fotoğrafların ve yazılan adlarının sayfamda gösterilmesine izin verdi; iznini geri alırsa galeriyi kaldırırım.” Referans galeri için gereklidir.',
  notMain: {
    pending: 'Onay bekleyen bir fotoğraf ana fotoğraf olamaz; onaylandıktan sonra seçebilirsiniz.',
    rejected: 'Reddedilen bir fotoğraf ana fotoğraf olamaz; düzeltip yeniden onaya gönderin.',
    passive: 'Pasif bir fotoğraf ana fotoğraf olamaz; önce etkinleştirip kaydedin.',
  },
};
