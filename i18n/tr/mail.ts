/** Messages of the e-mails and SMS that the API sends. */
export const mail = {
  product: 'Davet Paneli',
  greeting: 'Merhaba %{name},',
  emails: {
    code: {
      subject: 'Giriş kodunuz',
      body: 'Giriş kodunuz: %{code}',
      note: 'Kod 2 dakika geçerlidir. Kimseyle paylaşmayın. Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın.',
    },
    passwordReset: {
      subject: 'Şifrenizi yenileyin',
      body: '%{account} hesabındaki şifrenizi yenilemek için bağlantıyı açın. Kullanıcı adınız: %{username}',
      action: 'Yeni şifre belirle',
      note: 'Bağlantı 60 dakika geçerlidir ve bir kez kullanılabilir. Bu isteği siz yapmadıysanız şifreniz değişmez; bu iletiyi dikkate almayın.',
    },
    passwordChanged: {
      subject: 'Şifreniz değişti',
      body: '%{account} hesabındaki şifreniz değişti. Diğer oturumlarınız sonlandırıldı.',
      note: 'Bu değişikliği siz yapmadıysanız hemen şifrenizi yenileyin ve hesabınızın sahibine haber verin.',
    },
    passwordChangedLinked: {
      subject: 'Şifreniz değişti',
      body: '%{account} hesabındaki şifreniz değişti. Tüm oturumlarınız sonlandırıldı. Kullanıcınıza bağlı şu hesaplarla da girilebilir: %{services}.',
      note: 'Bu değişikliği ya da bu bağlantıları siz yapmadıysanız panelin ayarlarından bağlantıları kaldırın, hemen şifrenizi yenileyin ve hesabınızın sahibine haber verin.',
    },
    username: {
      subject: 'Kullanıcı adınız',
      body: '%{account} hesabındaki kullanıcı adınız: %{username}',
      note: 'Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın.',
    },
    invitation: {
      subject: '%{account} sizi panele davet ediyor',
      body: '%{inviter}, sizi %{account} hesabında çalışmaya davet ediyor. Kullanıcı adınızı ve şifrenizi belirlemek için bağlantıyı açın.',
      action: 'Daveti kabul et',
      note: 'Bağlantı 7 gün geçerlidir.',
    },
    passwordReplaced: {
      subject: 'Şifreniz değişti',
      body: '%{account} hesabındaki şifreniz değişti.',
      note: 'Bu değişikliği siz yapmadıysanız hemen şifrenizi yenileyin ve hesabınızın sahibine haber verin.',
    },
    socialLinked: {
      subject: '%{service} hesabı bağlandı',
      body: '%{account} hesabındaki kullanıcınıza bir %{service} hesabı bağlandı. Artık o hesapla da girilebilir.',
      note: 'Bunu siz yapmadıysanız panelin ayarlarından bağlantıyı kaldırın ve hemen şifrenizi yenileyin.',
    },
    coupon: {
      subject: '%{provider} size bir kupon hazırladı',
      body: '%{provider}, “%{campaign}” kampanyası için size özel bir kupon hazırladı. Kupon kodunuz: %{code}. Son geçerlilik günü: %{until}.',
      note: 'Kupon yalnızca sizindir ve bir kez kullanılır. Kullanmak için kodu firmaya söylemeniz yeterli.',
    },
    reviewRequest: {
      subject: '%{provider} sizden bir yorum rica ediyor',
      body: '%{provider} ile çalıştınız. Deneyiminizi bir dakikada yazarsanız, düğününü planlayan başka çiftlere yol gösterir. İyi ya da kötü, her yorum incelendikten sonra yayımlanır.',
      action: 'Yorum yaz',
      note: 'Bağlantı size özeldir, 60 gün geçerlidir ve bir kez kullanılır. Yazmak istemezseniz bağlantıyı açıp bunu söylemeniz yeterli; bir daha hatırlatmayız.',
    },
    reviewReminder: {
      subject: 'Hatırlatma: %{provider} yorumunuzu bekliyor',
      body: '%{provider} hakkındaki yorumunuzu henüz yazmadınız. Birkaç cümle yeter.',
      action: 'Yorum yaz',
      note: 'Bağlantı size özeldir ve 60 gün geçerlidir. Yazmak istemezseniz bağlantıyı açıp bunu söylemeniz yeterli; bir daha hatırlatmayız.',
    },
    notification: {
      subject: '%{title}',
      body: '%{text}',
      action: 'Panelde aç',
      note: 'Bu bildirimleri panelde Ayarlar, Bildirimler bölümünden değiştirebilirsiniz.',
    },
    receipt: {
      subject: 'Ödeme makbuzunuz: %{what}',
      body: '%{what} için ödeme makbuzunuz ektedir.',
      note: 'Makbuz bilgi amaçlıdır, fatura yerine geçmez.',
    },
    userAdded: {
      subject: 'Hesabınıza bir kullanıcı davet edildi',
      body: '%{inviter}, %{invited} adlı kişiyi %{account} hesabına davet etti.',
      note: 'Bu kişiyi tanımıyorsanız onu Kullanıcılar sayfasından kaldırabilirsiniz.',
    },
    signupLink: {
      subject: 'Firmanızı kaydedin',
      body: 'Firmanızın sayfasını birkaç adımda açabilirsiniz. Her adım kaydedilir; istediğiniz cihazda kaldığınız yerden devam edersiniz.',
      action: 'Kayda başla',
      note: 'Bağlantı 30 gün geçerlidir ve yalnızca size özeldir; başkasıyla paylaşmayın.',
    },
    signupDone: {
      subject: '%{account} hesabı açıldı',
      body: '%{account} hesabınız açıldı. Kullanıcı adınız: %{username}. Fotoğraflarınız onaylanınca sayfanız yayına girer.',
      action: 'Panele git',
      note: 'Bu kaydı siz yapmadıysanız lütfen bize haber verin.',
    },
  },
  sms: {
    code: 'Giriş kodunuz: %{code}. 2 dakika geçerlidir, kimseyle paylaşmayın.',
    passwordReset: 'Şifrenizi yenilemek için 60 dakika içinde açın: %{link}',
    username: '%{account} hesabındaki kullanıcı adınız: %{username}',
    signupLink: 'Firmanızı kaydetmek için 30 gün içinde açın: %{link}',
    reviewRequest: '%{provider} sizden bir yorum rica ediyor: %{link}',
    reviewReminder: '%{provider} yorumunuzu bekliyor: %{link}',
    notification: '%{title} %{link}',
  },
} as const;
