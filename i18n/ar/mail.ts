import type { Shape } from '../messages.ts';
import type { mail as shape } from '../tr/mail.ts';

export const mail: Shape<typeof shape> = {
  product: 'Davet Panel',
  greeting: 'مرحبًا %{name}،',
  letters: {
    code: {
      subject: 'رمز الدخول',
      body: 'رمز الدخول: %{code}',
      note: 'الرمز صالح لمدة دقيقتين. لا تشاركوه مع أحد. إن لم تطلبوه فتجاهلوا هذه الرسالة.',
    },
    passwordReset: {
      subject: 'تعيين كلمة مرور جديدة',
      body: 'افتحوا الرابط لتعيين كلمة مرور جديدة في حساب %{account}. اسم المستخدم: %{username}',
      action: 'تعيين كلمة مرور جديدة',
      note: 'الرابط صالح لمدة 60 دقيقة ولمرة واحدة. إن لم تطلبوه فستبقى كلمة مروركم كما هي؛ تجاهلوا هذه الرسالة.',
    },
    passwordChanged: {
      subject: 'تم تغيير كلمة المرور',
      body: 'تم تغيير كلمة مروركم في حساب %{account}، وأُنهيت جلساتكم الأخرى.',
      note: 'إن لم تكونوا أنتم من قام بذلك فعيّنوا كلمة مرور جديدة فورًا وأبلغوا مالك الحساب.',
    },
    username: {
      subject: 'اسم المستخدم',
      body: 'اسم المستخدم في حساب %{account}: %{username}',
      note: 'إن لم تطلبوا ذلك فتجاهلوا هذه الرسالة.',
    },
    invitation: {
      subject: 'دعوة من %{account} إلى اللوحة',
      body: 'يدعوكم %{inviter} إلى العمل في حساب %{account}. افتحوا الرابط لاختيار اسم المستخدم وكلمة المرور.',
      action: 'قبول الدعوة',
      note: 'الرابط صالح لمدة 7 أيام.',
    },
    passwordReplaced: {
      subject: 'تم تغيير كلمة المرور',
      body: 'تم تغيير كلمة مروركم في حساب %{account}.',
      note: 'إن لم تكونوا أنتم من قام بذلك فعيّنوا كلمة مرور جديدة فورًا وأبلغوا مالك الحساب.',
    },
    notification: {
      subject: '%{title}',
      body: '%{text}',
      action: 'فتح في اللوحة',
      note: 'يمكنكم تغيير هذه الإشعارات في اللوحة من «الإعدادات» ثم «الإشعارات».',
    },
    userAdded: {
      subject: 'تمت دعوة مستخدم إلى حسابكم',
      body: 'دعا %{inviter} الشخص %{invited} إلى حساب %{account}.',
      note: 'إن كنتم لا تعرفون هذا الشخص فيمكنكم إزالته من صفحة المستخدمين.',
    },
  },
  sms: {
    code: 'رمز الدخول: %{code}. صالح لمدة دقيقتين، لا تشاركوه مع أحد.',
    passwordReset: 'لتعيين كلمة مرور جديدة افتحوا خلال 60 دقيقة: %{link}',
    username: 'اسم المستخدم في حساب %{account}: %{username}',
    notification: '%{title} %{link}',
  },
};
