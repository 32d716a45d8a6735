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
} satisfies Translation<typeof recordTexts>;
