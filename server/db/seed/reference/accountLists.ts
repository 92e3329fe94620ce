import { entries } from './words.ts';

/** Configuration lists about accounts, people and money. */
export const accountLists = {
  customer_user_role: entries(`
    owner              | Hesap sahibi         | Account owner        | Kontoinhaber         | مالك الحساب
    manager            | Yönetici             | Manager              | Leitung              | المدير
    sales              | Satış                | Sales                | Vertrieb             | المبيعات
    content            | İçerik               | Content              | Inhalte              | المحتوى
    accounting         | Muhasebe             | Accounting           | Buchhaltung          | المحاسبة
    viewer             | İzleyici             | Viewer               | Nur Ansicht          | اطّلاع فقط
  `),
  customer_user_title: entries(`
    owner              | İşletme sahibi       | Owner                | Inhaber              | صاحب العمل
    general_manager    | Genel müdür          | General manager      | Geschäftsführung     | مدير عام
    manager            | Müdür                | Manager              | Leitung              | مدير
    sales              | Satış sorumlusu      | Sales representative | Vertrieb             | مندوب مبيعات
    coordinator        | Organizasyon sorumlusu | Coordinator        | Koordination         | منسق
    photographer       | Fotoğrafçı           | Photographer         | Fotograf             | مصور
    designer           | Tasarımcı            | Designer             | Designer             | مصمم
    accountant         | Muhasebe sorumlusu   | Accountant           | Buchhaltung          | محاسب
    marketing          | Pazarlama sorumlusu  | Marketing            | Marketing            | تسويق
    assistant          | Asistan              | Assistant            | Assistenz            | مساعد
    other              | Diğer                | Other                | Sonstiges            | أخرى
  `),
  available_languages: entries(`
    tr                 | Türkçe               | Turkish              | Türkisch             | التركية
    en                 | İngilizce            | English              | Englisch             | الإنجليزية
    de                 | Almanca              | German               | Deutsch              | الألمانية
    ar                 | Arapça               | Arabic               | Arabisch             | العربية
  `),
  customer_company_type: entries(`
    individual         | Bireysel             | Individual           | Privatperson         | فرد
    sole_proprietor    | Şahıs şirketi        | Sole proprietorship  | Einzelunternehmen    | مؤسسة فردية
    limited            | Limited şirket       | Limited company      | GmbH                 | شركة محدودة
    joint_stock        | Anonim şirket        | Joint-stock company  | Aktiengesellschaft   | شركة مساهمة
  `),
  customer_company_extension: entries(`
    ltd_sti            | Ltd. Şti.            | Ltd. Şti.            | Ltd. Şti.            | ش.ذ.م.م
    as                 | A.Ş.                 | A.Ş.                 | A.Ş.                 | ش.م
    koll_sti           | Koll. Şti.           | Koll. Şti.           | Koll. Şti.           | شركة تضامن
    kom_sti            | Kom. Şti.            | Kom. Şti.            | Kom. Şti.            | شركة توصية
    koop               | Koop.                | Coop.                | Genossenschaft       | جمعية تعاونية
  `),
  currency: entries(`
    TRY                | Türk lirası          | Turkish lira         | Türkische Lira       | ليرة تركية
    EUR                | Euro                 | Euro                 | Euro                 | يورو
    USD                | ABD doları           | US dollar            | US-Dollar            | دولار أمريكي
    GBP                | İngiliz sterlini     | Pound sterling       | Britisches Pfund     | جنيه إسترليني
    SAR                | Suudi riyali         | Saudi riyal          | Saudi-Rial           | ريال سعودي
    AED                | BAE dirhemi          | UAE dirham           | VAE-Dirham           | درهم إماراتي
  `),
  payment_status: entries(`
    planned            | Planlandı            | Planned              | Geplant              | مخططة
    pending            | Bekliyor             | Pending              | Offen                | قيد الانتظار
    paid               | Ödendi               | Paid                 | Bezahlt              | مسددة
    overdue            | Gecikti              | Overdue              | Überfällig           | متأخرة
    failed             | Başarısız            | Failed               | Fehlgeschlagen       | فاشلة
    cancelled          | İptal edildi         | Cancelled            | Storniert            | ملغاة
    refunded           | İade edildi          | Refunded             | Erstattet            | مستردة
  `),
  payment_type: entries(`
    credit_card        | Kredi kartı          | Credit card          | Kreditkarte          | بطاقة ائتمان
    bank_transfer      | Havale / EFT         | Bank transfer        | Überweisung          | حوالة مصرفية
    subscription       | Düzenli ödeme        | Subscription         | Abonnement           | اشتراك
    gift_voucher       | Hediye çeki          | Gift voucher         | Gutschein            | قسيمة هدية
  `),
};
