import type { Words } from './reference/words.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'demo1234';

export interface DemoSignIn {
  /** Username, or the phone number that two users share. */
  login: string;
  password: string;
  /** Description of the sign-in's content. */
  label: Words;
}

const signIn = (login: string, tr: string, en: string, de: string, ar: string): DemoSignIn => ({
  login,
  password: DEMO_PASSWORD,
  label: { tr, en, de, ar },
});

/** Sign-ins of the demo's sign-in page. */
export const demoSignIns: readonly DemoSignIn[] = [
  signIn(
    'ayse',
    'Hesap sahibi: üç firma, bütün özellikler, Google bağlı',
    'Account owner: three providers, everything, Google linked',
    'Kontoinhaberin: drei Firmen, alles, Google verknüpft',
    'مالكة الحساب: ثلاث شركات، كل الميزات، حساب Google مرتبط',
  ),
  signIn(
    'mert',
    'Satış: tek firma, talepleri e-postayla alır, SMS almaz',
    'Sales: one provider, receives leads by email but not by SMS',
    'Vertrieb: eine Firma, Anfragen per E-Mail, nicht per SMS',
    'مبيعات: شركة واحدة، تصله الطلبات بالبريد الإلكتروني دون رسائل SMS',
  ),
  signIn(
    'zeynep',
    'Sınırlı paket: ayda üç çift, yükseltme daveti, borç uyarısı',
    'Limited plan: three couples a month, upgrade banner, debt warning',
    'Begrenztes Paket: drei Paare im Monat, Upgrade-Hinweis, offene Zahlung',
    'باقة محدودة: ثلاثة طلبات في الشهر، دعوة للترقية، تنبيه بالدين',
  ),
  signIn(
    '+90 532 000 00 01',
    'İki hesapta aynı telefon: hangi kullanıcı olduğunuzu seçersiniz',
    'One phone in two accounts: you choose the user',
    'Eine Nummer in zwei Konten: Sie wählen, wer Sie sind',
    'هاتف واحد في حسابين: تختارون المستخدم',
  ),
  signIn(
    'renew',
    'Şifresini yenilemesi gereken kullanıcı',
    'Has to set a new password',
    'Muss das Passwort erneuern',
    'مستخدم عليه تجديد كلمة المرور',
  ),
  signIn(
    'twofa',
    'İki adımlı doğrulama açık',
    'Two-step verification is on',
    'Zwei-Faktor-Anmeldung ist an',
    'التحقق بخطوتين مفعّل',
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
    'Yayında olmayan firma: istatistikler kapalı',
    'A provider on hold: no access to statistics',
    'Eine nicht veröffentlichte Firma: Statistik gesperrt',
    'شركة غير منشورة: الإحصاءات مغلقة',
  ),
  signIn(
    'noprov',
    'Firması olmayan kullanıcı: gizlenen menüler',
    'A user without providers: hidden menu entries',
    'Ohne Firmen: ausgeblendete Menüpunkte',
    'مستخدم بلا شركات: قوائم مخفية',
  ),
  signIn(
    'selin.destek',
    'Destek uzmanı: destek masası, müşteri adına çalışma',
    'Support agent: support desk, acting as a customer',
    'Support: Support-Desk, Arbeiten im Namen eines Kunden',
    'موظفة الدعم: مكتب الدعم والعمل نيابة عن العميل',
  ),
];

/** Values that are secret elsewhere and public for the demo, so that every flow can be tried. */
export const demoSecrets = {
  /** Base32 secret of the authenticator of `twofa`. */
  twoFactorSecret: 'DAVETPANELIDEMOHESABIKODU2345677',
  /** Token of an open invitation. */
  openInvitation: 'inv_davet-bekleyen-deniz-er',
  /** Token of an expired invitation. */
  expiredInvitation: 'inv_suresi-dolan-ece-ilgaz',
  /** Tokens of registrations: open, partly filled in, expired, and revoked. */
  openSignup: 'wz_kayit-bekleyen-gulsah-ozdemir',
  savedSignup: 'wz_yarim-kalan-sirin-isiklar',
  expiredSignup: 'wz_suresi-dolan-ilker-caglar',
  withdrawnSignup: 'wz_geri-alinan-umit-gan',
} as const;

/** Pages of the demo that need no sign-in. */
export const demoLinks: readonly { path: string; label: Words }[] = [
  {
    path: `/signup-wizard/${demoSecrets.openSignup}`,
    label: {
      tr: 'Yeni firma: yedi adımda kaydolur ve panele girer',
      en: 'New provider: registers in seven steps and enters the panel',
      de: 'Neue Firma: registriert sich in sieben Schritten und ist im Panel',
      ar: 'شركة جديدة: تسجّل في سبع خطوات وتدخل اللوحة',
    },
  },
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
