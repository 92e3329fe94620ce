import type { messages as tr } from '../../tr/resources/campaign-requests.ts';
import type { Shape } from '../../messages.ts';

export const messages: Shape<typeof tr> = {
  fields: {
    companyName: 'اسم الشركة',
    name: 'اسم المسؤول',
    phone: 'الهاتف',
    category: { id: 'الفئة' },
  },
  help: {
    name: 'من نطلب في الشركة؟',
  },
};
