import type { signIn as tr } from '../tr/signIn.ts';
import type { Shape } from '../words.ts';

export const signIn: Shape<typeof tr> = {
  loading: 'جارٍ التحميل',
  language: 'اللغة',
  or: 'أو',
  show: 'إظهار',
  hide: 'إخفاء',
  picture: {
    title: 'كل يوم جميل يبدأ بتحضير جيد.',
    text: 'طلبات العرسان وتقويمك وصفحتك في مكان واحد.',
  },
  login: {
    title: 'تسجيل الدخول',
    heading: 'أهلًا بك',
    lead: 'سجّل الدخول إلى حسابك للمتابعة.',
    identifier: 'اسم المستخدم أو البريد الإلكتروني أو الهاتف',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول',
    forgotPassword: 'نسيت كلمة المرور',
    forgotUsername: 'نسيت اسم المستخدم',
    withCode: 'الدخول برمز لمرة واحدة',
    google: 'المتابعة باستخدام Google',
    facebook: 'المتابعة باستخدام Facebook',
  },
  expired: {
    heading: 'انتهت جلستك',
    lead: 'سجّل الدخول مجددًا لتتابع من حيث توقفت. ما كتبته ما زال محفوظًا.',
  },
  demo: {
    heading: 'حسابات تجريبية',
    text: 'اختر حسابًا للدخول مباشرة.',
  },
  offline: {
    title: 'لا يوجد اتصال',
    heading: 'تعذّر الوصول إلى الخادم',
    text: 'ما زلت مسجّل الدخول. عند عودة الاتصال تتابع من حيث توقفت.',
    retry: 'إعادة المحاولة',
  },
  broken: {
    title: 'تعذّر فتح اللوحة',
    text: 'تعذّر تنزيل الملفات. تحقق من اتصالك ثم أعد تحميل الصفحة.',
    reload: 'إعادة تحميل الصفحة',
  },
  notices: {
    passwordChanged: 'تم تغيير كلمة المرور. يمكنك الآن الدخول بها.',
    verificationEnded: 'انتهت مهلة التحقق. يرجى تسجيل الدخول مجددًا.',
    google: 'تعذّر الاتصال بحساب Google. حاول مجددًا أو استخدم كلمة المرور.',
    facebook: 'تعذّر الاتصال بحساب Facebook. حاول مجددًا أو استخدم كلمة المرور.',
  },
  required: 'هذا الحقل مطلوب.',
};
