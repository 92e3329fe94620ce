import type { Words } from './reference/words.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'demo1234';

export interface DemoSignIn {
  /** Username, or the phone number that two users share. */
  login: string;
  password: string;
  /** What there is to see. */
  label: Words;
}

const signIn = (login: string, tr: string, en: string, de: string, ar: string): DemoSignIn => ({
  login,
  password: DEMO_PASSWORD,
  label: { tr, en, de, ar },
});

/** The sign-ins that a demonstration offers on its sign-in page. */
export const demoSignIns: readonly DemoSignIn[] = [
  signIn(
    'ayse',
    'İşletme sahibi: üç sayfa, bütün özellikler, Google bağlı',
    'Owner: three pages, everything, Google linked',
    'Inhaberin: drei Seiten, alles, Google verknüpft',
    'المالكة: ثلاث صفحات، كل الميزات، حساب جوجل مرتبط',
  ),
  signIn(
    'mert',
    'Satış: tek sayfa, talepleri e-postayla alır, SMS almaz',
    'Sales: one page, gets enquiries by e-mail but not by SMS',
    'Vertrieb: eine Seite, Anfragen per E-Mail, nicht per SMS',
    'مبيعات: صفحة واحدة، تصله الطلبات بالبريد دون الرسائل القصيرة',
  ),
  signIn(
    'zeynep',
    'Sınırlı paket: ayda üç çift, yükseltme daveti, borç uyarısı',
    'Limited package: three couples a month, upgrade banner, debt warning',
    'Begrenztes Paket: drei Paare im Monat, Upgrade-Hinweis, offene Zahlung',
    'باقة محدودة: ثلاثة أزواج في الشهر، دعوة للترقية، تنبيه بالدين',
  ),
  signIn(
    '+90 532 000 00 01',
    'İki hesapta aynı telefon: hangi kullanıcı olduğunuzu seçersiniz',
    'One phone in two accounts: choose whom to sign in as',
    'Eine Nummer in zwei Konten: Sie wählen, wer Sie sind',
    'هاتف واحد في حسابين: تختار المستخدم',
  ),
  signIn(
    'renew',
    'Şifresini yenilemesi gereken kullanıcı',
    'Has to renew the password',
    'Muss das Passwort erneuern',
    'مستخدم عليه تجديد كلمة المرور',
  ),
  signIn(
    'twofa',
    'İki adımlı doğrulama açık',
    'Second factor is on',
    'Zweiter Faktor ist an',
    'التحقق بخطوتين مفعل',
  ),
  signIn(
    'pending',
    'İlk ayın ödemesi bekliyor',
    'The first month is still to be paid',
    'Der erste Monat ist noch offen',
    'دفعة الشهر الأول ما زالت معلقة',
  ),
  signIn(
    'hold',
    'Yayından alınmış sayfa: istatistikler kapalı',
    'A page on hold: statistics are closed',
    'Eine pausierte Seite: Statistik geschlossen',
    'صفحة موقوفة: الإحصاءات مغلقة',
  ),
  signIn(
    'noprov',
    'Sayfası olmayan kullanıcı: gizlenen menüler',
    'A user without pages: hidden menu entries',
    'Ohne Seiten: ausgeblendete Menüpunkte',
    'مستخدم بلا صفحات: قوائم مخفية',
  ),
  signIn(
    'selin.destek',
    'Destek uzmanı: destek masası, müşteri adına çalışma',
    'Support agent: support desk, acting as a customer',
    'Support: Support-Desk, Arbeiten als Kunde',
    'موظفة الدعم: مكتب الدعم والعمل نيابة عن العميل',
  ),
];

/** What is secret elsewhere and known in the demo account, so that every way can be walked. */
export const demoSecrets = {
  /** Base32, for the authenticator of `twofa`. */
  twoFactorSecret: 'DAVETPANELIDEMOHESABIKODU2345677',
  /** Hash of an invitation that is open. */
  openInvitation: 'inv_davet-bekleyen-deniz-er',
  /** Hash of one that is past its seven days. */
  expiredInvitation: 'inv_suresi-dolan-ece-ilgaz',
} as const;

/** Links of the demo account that no username leads to. */
export const demoLinks: readonly { path: string; label: Words }[] = [
  {
    path: `/register/1/3/${demoSecrets.openInvitation}`,
    label: {
      tr: 'Davet edilen kullanıcı: kullanıcı adı ve şifre belirler',
      en: 'Invited user: sets a username and password',
      de: 'Eingeladen: legt Benutzername und Passwort fest',
      ar: 'مستخدم مدعو: يحدد اسم المستخدم وكلمة المرور',
    },
  },
  {
    path: `/register/1/4/${demoSecrets.expiredInvitation}`,
    label: {
      tr: 'Süresi dolmuş davet: girişe yönlendirir',
      en: 'Expired invitation: leads to sign-in',
      de: 'Abgelaufene Einladung: führt zur Anmeldung',
      ar: 'دعوة منتهية: تنقل إلى تسجيل الدخول',
    },
  },
];
