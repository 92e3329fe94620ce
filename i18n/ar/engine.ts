import type { engine as shape } from '../tr/engine.ts';
import type { Shape } from '../messages.ts';

export const engine: Shape<typeof shape> = {
  list: {
    count:
      'لا توجد سجلات |||| سجل واحد |||| سجلان |||| %{count} سجلات |||| %{count} سجلًا |||| %{count} سجل',
    quotaFull: 'استُخدم الحد الكامل لباقتكم وهو %{allowed}. احذفوا سجلًا أو رقّوا الباقة.',
    quota: 'المستخدم: %{used} من %{allowed}',
    countAtLeast:
      'سجل واحد أو أكثر |||| أكثر من سجل واحد |||| أكثر من سجلين |||| أكثر من %{count} سجلات |||| أكثر من %{count} سجلًا |||| أكثر من %{count} سجل',
    views: 'القوائم',
    chosenFilters: 'عوامل التصفية المختارة',
    removeFilter: 'إزالة عامل التصفية «%{name}»',
    columns: 'الأعمدة',
    pages: 'الصفحات',
    // A dash between numbers would leave open on which side the range begins.
    range: '%{from} إلى %{to} من %{total}',
    rangeAtLeast: '%{from} إلى %{to} من أكثر من %{total}',
    showResults: 'عرض النتائج',
  },
  record: {
    missing: 'السجل غير موجود',
    missingText: 'ربما حُذف أو أنه لا يخص هذا الحساب.',
    toList: 'العودة إلى القائمة',
    pages: 'صفحات السجل',
    overview: 'نظرة عامة',
  },
  form: {
    changed:
      'لم يتغيّر أي حقل |||| تغيّر حقل واحد |||| تغيّر حقلان |||| تغيّرت %{smart_count} حقول |||| تغيّر %{smart_count} حقلًا |||| تغيّر %{smart_count} حقل',
    chooseBefore: 'أكملوا الاختيار السابق أولًا.',
    kept: 'لا يمكن تغييره أثناء العمل نيابة عن العميل.',
    oneOf: 'يكفي أحد هذه الحقول: %{names}.',
    onlyOne: 'لا يمكن أن يكون كذلك إلا سجل واحد؛ وعند اختياره يُلغى عن السابق.',
    reviewed: 'عند الحفظ يعود السجل إلى المراجعة، وتبقى حالته «%{status}» إلى حين الموافقة عليه.',
    sections: 'الأقسام',
    wrong: 'حقول تحتاج إلى تصحيح',
  },
  conflict: {
    title: 'تغيّر السجل في هذه الأثناء',
    text: 'غيّر شخص آخر هذا السجل أثناء تعديلكم له. اختاروا لكل حقل مختلف القيمة التي تبقى.',
    none: 'غيّر شخص آخر هذا السجل أثناء تعديلكم له. لا اختلاف في حقول هذا النموذج، ويمكنكم الحفظ.',
    mine: 'قيمتكم',
    theirs: 'القيمة المحفوظة',
    allMine: 'قيمتكم في الكل',
    allTheirs: 'القيمة المحفوظة في الكل',
    back: 'العودة إلى النموذج',
    save: 'حفظ القيم المختارة',
  },
  action: {
    blocked: 'غير ممكن أثناء العمل نيابة عن العميل.',
    inPackage: 'لماذا لا يتوفر هذا؟',
  },
  remove: {
    title: 'حذف %{name}؟',
    text: 'لا يمكن التراجع عن ذلك.',
    done: 'حُذف %{name}.',
  },
  access: {
    locked: 'غير متاح في باقتكم',
    askManager: 'لترقية باقتكم راسلوا مدير حسابكم:',
    askSupport: 'لترقية باقتكم تواصلوا مع مدير حسابكم.',
    ask: 'طلب الترقية',
    sent: {
      title: 'وصلنا طلبكم',
      text: 'سيتصل بكم مدير حسابكم في أقرب وقت.',
    },
    already: {
      title: 'طلبكم لدينا بالفعل',
      text: 'سبق أن طُلبت ترقية لحسابكم، وسيتصل بكم مدير حسابكم.',
    },
    failed: {
      title: 'تعذّر إرسال طلبكم',
      text: 'يرجى المحاولة مجددًا بعد قليل.',
    },
  },
  rating: {
    stars:
      'بلا نجوم |||| نجمة واحدة |||| نجمتان |||| %{count} نجوم |||| %{count} نجمة |||| %{count} نجمة',
    none: 'بلا نجوم',
  },
  iban: {
    bankCode: 'رمز البنك %{code}',
  },
  video: {
    show: 'عرض فيديو %{host}',
    player: 'مشغّل %{host}',
  },
  weekPrices: {
    period: 'فترة السعر',
    all: 'كل يوم',
    apart: 'أيام الأسبوع ونهاية الأسبوع كلٌّ على حدة',
    weekday: 'أيام الأسبوع',
    weekend: 'نهاية الأسبوع',
    whole: 'القائمة كلها',
    addOption: 'سعر لخيار',
    removeOption: 'إزالة الخيار',
  },
  presets: {
    days: '%{smart_count} يوم |||| يوم واحد |||| يومان |||| %{smart_count} أيام |||| %{smart_count} يومًا |||| %{smart_count} يوم',
    months:
      '%{smart_count} شهر |||| شهر واحد |||| شهران |||| %{smart_count} أشهر |||| %{smart_count} شهرًا |||| %{smart_count} شهر',
    years:
      '%{smart_count} سنة |||| سنة واحدة |||| سنتان |||| %{smart_count} سنوات |||| %{smart_count} سنة |||| %{smart_count} سنة',
  },
  rows: {
    up: 'نقل الصف %{number} إلى أعلى',
    down: 'نقل الصف %{number} إلى أسفل',
  },
  calendar: {
    chooseDay: 'اختيار يوم',
    chooseMoment: 'اختيار يوم وساعة',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    toYears: 'اختيار السنة',
    toDays: 'العودة إلى التقويم',
    year: 'السنة',
    hours: 'الساعة',
    minutes: 'الدقيقة',
    hour: 'الساعة %{count}',
    minute: '%{count} دقيقة',
    ok: 'تم',
  },
  password: {
    title: 'أدخلوا كلمة المرور',
    text: 'يمكن الدخول إلى الحساب بالبريد الإلكتروني أو رقم الهاتف، لذلك نطلب كلمة مروركم قبل تغييرهما.',
    label: 'كلمة مروركم الحالية',
    notSaved: 'لم يُحفظ شيء. ما كتبتموه ما زال موجودًا.',
  },
  upload: {
    drop: 'أفلتوا ملفًا هنا أو اختاروه',
    dropMany: 'أفلتوا الملفات هنا أو اختاروها',
    atMost: 'حتى %{size}',
    atLeast: 'بعرض %{width} بكسل على الأقل',
    forward: 'نقل إلى الأمام',
    backward: 'نقل إلى الخلف',
    crop: 'اقتصاص',
    moveCrop: 'منطقة الاقتصاص، تُحرَّك بمفاتيح الأسهم',
    zoom: 'تكبير',
  },
  mergeFields: {
    insert: 'إدراج حقل',
    list: 'الحقول',
  },
  richText: {
    toolbar: 'التنسيق',
    bold: 'عريض',
    italic: 'مائل',
    underline: 'تحته خط',
    bulletList: 'قائمة نقطية',
    orderedList: 'قائمة مرقمة',
    link: 'رابط',
    undo: 'تراجع',
    redo: 'إعادة',
    address: 'عنوان الرابط',
    advice: 'عدد الأحرف %{count}، ويُنصح بما لا يقل عن %{advised}',
  },
  address: {
    cityId: 'المدينة',
    districtId: 'المنطقة',
    neighborhoodId: 'الحي',
    addressLine: 'العنوان التفصيلي',
  },
  mapPoint: {
    latitude: 'خط العرض',
    longitude: 'خط الطول',
    map: 'خريطة',
    mine: 'استخدام موقعي',
    lost: 'تعذّر تحديد موقعكم. تحققوا من إذن الموقع في المتصفح أو اختاروا المكان على الخريطة.',
    nearer: 'تكبير',
    farther: 'تصغير',
    help: 'انقروا الخريطة أو اسحبوا الدبوس أو اكتبوا الإحداثيات. بلوحة المفاتيح تحرّك الأسهم الخريطة، ويضع Enter الدبوس في وسطها.',
  },
  phone: {
    country: 'رمز البلد',
  },
};
