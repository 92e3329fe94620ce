/** Words of the merchant application's fields. */
export const messages = {
  fields: {
    businessType: 'نوع النشاط',
    name: 'الاسم أو اسم الشركة',
    identityNumber: 'رقم الهوية',
    birthDate: 'تاريخ الميلاد',
    taxNumber: 'الرقم الضريبي',
    taxOffice: 'مكتب الضرائب',
    tradeRegister: 'رقم السجل التجاري',
    iban: 'IBAN',
    address: 'العنوان',
  },
  help: {
    iban: 'الحساب الذي تُحوَّل إليه مدفوعاتكم؛ يجب أن يكون باسمكم أو باسم شركتكم.',
    taxNumber: 'للمؤسسة الفردية يصلح رقم الهوية أيضًا.',
  },
};
