import type { catalogTexts } from '../../../domain/messages/catalog-texts';
import type { Translation } from '../translation';

/** What the server says about programs, rates, counties and zip codes. */
export const serverCatalog = {
  'file-not-read': 'تتعذر قراءة هذا الملف. استخدم ملف CSV أو مصنف جداول.',
  'file-has-wrong-cells': 'في الملف خلايا خاطئة.',
  'several-counties': 'عدة مقاطعات تحمل هذا الاسم.',
  'no-county': 'لم يُعثر على المقاطعة.',
  'no-zip-code': 'لم يُعثر على الرمز البريدي.',
  'no-year': 'لم يُعثر على السنة.',
  'no-rate-sheet': 'لم يُعثر على جدول الأسعار.',
  'county-not-valid': 'المقاطعة غير صالحة.',
  'zip-not-valid': 'الرمز البريدي غير صالح.',
  'program-not-valid': 'البرنامج غير صالح.',
  'time-not-good': 'الوقت غير صالح.',
  'five-digits': 'استخدم خمسة أرقام.',
  'cannot-change': 'لا يمكن تغيير هذا.',
  'no-county-of-code': 'لا توجد مقاطعة رمزها {{code}}.',
  'no-state-of-code': 'لا توجد ولاية رمزها {{code}}.',
  'largest-below-smallest': 'الأكبر أقل من الأصغر.',
  'no-such-group': 'لا توجد مجموعة كهذه.',
  'no-such-rules': 'لا توجد قواعد كهذه.',
  'time-passed': 'مضى هذا الوقت.',
  'rates-done': 'نُشرت هذه الأسعار أو سُحبت من قبل.',
  'rates-in-force': 'هذه الأسعار سارية أو كانت سارية؛ ارجع إلى أسعار سابقة بدلًا من ذلك.',
  'rates-never-in-force': 'لا تعود إلا أسعار كانت سارية.',
} satisfies Translation<typeof catalogTexts>;
