import type { recordTexts } from '../../../domain/messages/record-texts';
import type { Translation } from '../translation';

/** What the server says about lists and records. */
export const serverRecords = {
  'no-record': 'لم يُعثر على السجل.',
  'no-such-filter': 'لا يوجد مرشح بهذا الاسم.',
  'cannot-sort': 'لا يمكن فرز القائمة بهذا.',
  'is-taken': 'هذا مستخدم بالفعل.',
  'cannot-remove': 'لا يمكن حذف هذا: فهو مستخدم في {{number}} من المواضع.',
  'name-stays': 'لا يمكن تغيير الاسم: يحمله {{number}} من القروض في نظام إنشاء القروض.',
  'no-branch-record': 'لم يُعثر على الفرع.',
  'no-fee': 'لم يُعثر على الرسم.',
  'fee-there': 'لدى الفرع هذا الرسم بالفعل.',
  'time-not-valid': 'أدخل وقتًا بالصيغة HH:MM.',
  'no-weekday': 'اختر يومًا واحدًا على الأقل.',
  'holidays-not-valid': 'أدخل تواريخ موجودة في التقويم، 60 تاريخًا كحد أقصى.',
  'closes-before-opens': 'الدقيقة الأخيرة تسبق الأولى.',
  'settings-not-valid': 'بعض الإعدادات غير صالحة.',
  'no-placeholder': 'لا يوجد عنصر نائب باسم {{name}}.',
  'group-in-use': 'لا يمكن تغيير الاسم: يحمله مستخدمون أو فروع أو شركات أو جداول أسعار.',
  'no-code-list': 'لم يتم العثور على القائمة.',
  'no-such-code': 'لا يوجد رمز كهذا في القائمة.',
  'all-inactive': 'يجب أن يبقى رمز واحد على الأقل قيد الاستخدام.',
} satisfies Translation<typeof recordTexts>;
