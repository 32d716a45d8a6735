import type { inputs as english } from '../en/inputs';
import type { Translation } from '../translation';

export const inputs = {
  notAnswered: 'بلا إجابة',
  noMatch: 'لا توجد نتائج',
  open: 'فتح القائمة',
  close: 'إغلاق القائمة',
  clear: 'مسح',
  atLeast: 'أدخل {{min}} أو أكثر.',
  atMost: 'أدخل {{max}} أو أقل.',
  atMostCharacters: 'أدخل {{max}} حرفًا على الأكثر.',
  decimals: 'عدد المنازل العشرية المسموح به: {{scale}}.',
  notBefore: 'أدخل تاريخًا لا يسبق {{date}}.',
  notAfter: 'أدخل تاريخًا لا يتجاوز {{date}}.',
  unit: { months: 'شهرًا', days: 'يومًا', years: 'سنة' },
  calendar: {
    open: 'فتح التقويم',
    title: 'تقويم {{label}}',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    years: 'اختيار السنة',
    days: 'اختيار اليوم',
    today: 'اليوم',
  },
  ssn: {
    show: 'إظهار الرقم',
    hide: 'إخفاء الرقم',
    help: 'يظهر لمدة 30 ثانية، ويُسجَّل اطلاعك عليه.',
  },
  richText: {
    toolbar: 'التنسيق',
    paragraph: 'نص',
    heading: 'عنوان {{level}}',
    style: 'نمط الفقرة',
    bold: 'عريض',
    italic: 'مائل',
    underline: 'تسطير',
    bullets: 'قائمة نقطية',
    numbers: 'قائمة مرقمة',
    clear: 'إزالة التنسيق',
  },
} satisfies Translation<typeof english>;
