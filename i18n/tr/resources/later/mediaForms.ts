/** Words of the forms of photos and videos. */
export const messages = {
  source: {
    label: 'Video nereden gelsin?',
    videoUrl: 'YouTube, Vimeo ya da Dailymotion bağlantısı',
    videoFile: 'Kendi dosyam',
  },
};
