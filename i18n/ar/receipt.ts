import type { receipt as tr } from '../tr/receipt.ts';
import type { Shape } from '../messages.ts';

/** Words of the receipt of a payment, a PDF. */
export const receipt: Shape<typeof tr> = {
  product: 'Davet Paneli',
  title: 'إيصال الدفع',
  notice: 'للعلم فقط، ولا يُعدّ فاتورة.',
  number: 'رقم الإيصال',
  date: 'وقت الدفع',
  reference: 'مرجع جهة الدفع',
  payer: 'الدافع',
  taxNumber: 'الرقم الضريبي',
  card: 'البطاقة',
  installments: 'الأقساط',
  once: 'دفعة واحدة',
  times: '%{count} أقساط',
  note: 'ملاحظة',
  description: 'الوصف',
  net: 'قبل الضريبة',
  tax: 'الضريبة (%{rate})',
  gross: 'المبلغ',
  cost: 'تكلفة التقسيط',
  total: 'إجمالي المدفوع',
  file: 'receipt',
};
