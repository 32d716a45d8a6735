import type { errors as english } from '../en/errors';
import type { Translation } from '../translation';

export const errors = {
  unreachable: 'تعذر الوصول إلى البوابة. تحقق من اتصالك وحاول مرة أخرى.',
  busy: 'يستغرق الخادم وقتًا طويلًا للرد. قد يكون الموقع غير متاح مؤقتًا أو مشغولًا جدًا. يرجى المحاولة مرة أخرى بعد لحظات. نعتذر عن الإزعاج.',
  badRequest: 'خطأ في الطلب!',
  download: 'حدث خطأ أثناء التنزيل. {{text}}',
  status: 'خطأ {{status}}',
} satisfies Translation<typeof english>;
