import type { Shape } from '../messages.ts';
import type { rules as tr } from '../tr/rules.ts';

/** Sentences of the rules between fields, which API, forms and help say alike. */
export const rules: Shape<typeof tr> = {
  more: 'يجب أن تكون القيمة أكبر من %{limit}.',
  at_least: 'يجب ألا تقل القيمة عن %{limit}.',
  less: 'يجب أن تكون القيمة أقل من %{limit}.',
  between: 'يجب أن تكون القيمة بين %{limit} و%{until}.',
  after: 'يجب أن يكون بعد %{limit}.',
  not_earlier: 'لا يمكن أن يكون قبل %{limit}.',
  earlier: 'يجب أن يكون قبل %{limit}.',
  between_times: 'يجب أن يكون بين %{limit} و%{until}.',
  filled: 'املؤوا %{least} على الأقل من هذه الحقول.',
  capacity_missing: 'أدخلوا سعة العشاء أو سعة الكوكتيل.',
  contact_missing: 'أدخلوا بريدًا إلكترونيًا أو رقم هاتف.',
  end_not_after_start: 'يجب أن تكون النهاية بعد البداية.',
  starts_other_day: 'يجب أن تكون البداية في يوم القيد نفسه.',
  max_guests_below_min: 'لا يمكن أن يقل الحد الأقصى للمدعوين عن الحد الأدنى.',
  max_below_min: 'لا يمكن أن يقل أعلى سعر عن أدنى سعر.',
  product_until_before_from: 'لا يمكن أن يسبق آخر يوم للخدمة أول يوم لها.',
  price_not_lower: 'يجب أن يكون سعر الحملة أقل من السعر العادي.',
  reference_agreement: 'معرض المراجع يحتاج إلى موافقة العروسين.',
  until_before_from: 'لا يمكن أن يسبق تاريخُ الانتهاء تاريخَ البدء.',
};
