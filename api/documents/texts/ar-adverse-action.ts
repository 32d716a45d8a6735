import type * as english from './en-adverse-action';

export const adverseAction: typeof english.adverseAction = {
  title: 'إشعار بالإجراء المتخذ',
  greeting: 'السيد/السيدة {{name}}،',
  regarding: 'طلبكم',
  facts: {
    date: 'التاريخ',
    loanNumber: 'رقم القرض',
    applied: 'تاريخ الطلب',
    requested: 'المطلوب',
    amount: 'المبلغ',
    property: 'العقار',
    action: 'الإجراء المتخذ',
  },
  actions: {
    denied: 'رُفض الطلب',
    incomplete: 'الطلب غير مكتمل',
    counteroffer: 'لم يُقبل العرض المقابل',
  },
  leads: {
    denied: 'نشكركم على تقديم طلبكم إلى {{lender}}. يؤسفنا أننا لا نستطيع الموافقة عليه.',
    incomplete:
      'نشكركم على تقديم طلبكم إلى {{lender}}. لا نستطيع الموافقة عليه لأننا لم نستلم جميع المعلومات التي طلبناها.',
    counteroffer:
      'نشكركم على تقديم طلبكم إلى {{lender}}. لم نستطع الموافقة على القرض المطلوب، ولم تقبلوا الشروط التي عرضناها بدلًا منه.',
  },
  reasonsHeading: 'الأسباب الرئيسية لقرارنا',
  reasonsOnRequest:
    'يحق لكم الحصول على بيان بالأسباب المحددة لقرارنا. اطلبوه على العنوان أدناه خلال 60 يومًا من هذا الإشعار، وسنرسله خلال 30 يومًا من استلام طلبكم.',
  creditHeading: 'معلومات من وكالات التقارير الائتمانية',
  creditUsed:
    'استند قرارنا كليًا أو جزئيًا إلى معلومات من وكالات التقارير الائتمانية أدناه. لم تتخذ هذه الوكالات القرار ولا تستطيع بيان أسبابه.',
  creditRights:
    'بموجب قانون الإبلاغ الائتماني العادل (Fair Credit Reporting Act) يحق لكم معرفة محتوى ملفكم الائتماني. يمكنكم الحصول على نسخة مجانية من تقريركم من هذه الوكالات إذا طلبتموها خلال 60 يومًا من هذا الإشعار، والاعتراض لديها على أي معلومات غير دقيقة أو غير مكتملة.',
  agency: 'الوكالة',
  agencyAddress: 'العنوان',
  agencyPhone: 'الهاتف',
  scoreHeading: 'درجتكم الائتمانية',
  scoreUsed:
    'استخدمنا درجتكم الائتمانية في قرارنا. وهي رقم يعكس المعلومات الواردة في تقريركم الائتماني، وقد تتغير بتغيرها.',
  score: 'الدرجة',
  scoreDate: 'التاريخ',
  scoreRange: 'النطاق',
  scoreRangeValue: 'من {{lowest}} إلى {{highest}}',
  scoreSource: 'المصدر',
  factorsHeading: 'العوامل الرئيسية التي خفضت درجتكم',
  equalHeading: 'إشعار قانون تكافؤ فرص الائتمان',
  equal:
    'يحظر القانون الاتحادي لتكافؤ فرص الائتمان (Equal Credit Opportunity Act) على الدائنين التمييز بين مقدمي طلبات الائتمان على أساس العرق أو اللون أو الدين أو الأصل القومي أو الجنس أو الحالة الاجتماعية أو السن (شريطة أن يكون مقدم الطلب أهلًا لإبرام عقد ملزم)، أو لأن دخل مقدم الطلب كله أو بعضه من برنامج للمساعدة العامة، أو لأنه مارس بحسن نية حقًا من الحقوق المنصوص عليها في قانون حماية الائتمان الاستهلاكي. والوكالة الاتحادية المشرفة على الالتزام بهذا القانون لدى هذا الدائن هي:',
  questions: 'للاستفسار عن هذا الإشعار',
  closing: 'مع خالص التحية،',
};

export const adverseReasons: typeof english.adverseReasons = {
  'application-incomplete': 'طلب الائتمان غير مكتمل',
  'references-insufficient': 'عدد المراجع الائتمانية المقدَّمة غير كافٍ',
  'references-unacceptable': 'نوع المراجع الائتمانية المقدَّمة غير مقبول',
  'references-unverified': 'تعذُّر التحقق من المراجع الائتمانية',
  'employment-irregular': 'عمل مؤقت أو غير منتظم',
  'employment-unverified': 'تعذُّر التحقق من العمل',
  'employment-length': 'مدة العمل',
  'income-insufficient': 'الدخل غير كافٍ لمبلغ الائتمان المطلوب',
  'obligations-excessive': 'التزامات مفرطة مقارنةً بالدخل',
  'income-unverified': 'تعذُّر التحقق من الدخل',
  'residence-length': 'مدة الإقامة',
  'residence-temporary': 'إقامة مؤقتة',
  'residence-unverified': 'تعذُّر التحقق من محل الإقامة',
  'no-credit-file': 'لا يوجد ملف ائتماني',
  'credit-limited': 'خبرة ائتمانية محدودة',
  'performance-with-us': 'سجل سداد ضعيف لدينا',
  'delinquent-obligations': 'التزامات ائتمانية متأخرة سابقة أو حالية لدى الغير',
  'collection-judgment': 'إجراء تحصيل أو حكم قضائي',
  'garnishment-attachment': 'حجز على الأجر أو حجز على الأموال',
  'foreclosure-repossession': 'حبس رهن أو استرداد ملكية',
  bankruptcy: 'إفلاس',
  'recent-inquiries': 'عدد الاستعلامات الحديثة في التقرير الائتماني',
  'collateral-insufficient': 'قيمة الضمان أو نوعه غير كافٍ',
};
