import type { live as english } from '../en/live';
import type { Translation } from '../translation';

export const live = {
  changedBy: 'Az önce {{name}} tarafından değiştirildi.',
  changed: 'Az önce başka biri tarafından değiştirildi.',
  changedWhatBy: 'Az önce {{name}} tarafından değiştirildi: {{what}}.',
  changedWhat: 'Az önce başka biri tarafından değiştirildi: {{what}}.',
  more_one: '{{count}} alan daha',
  more_other: '{{count}} alan daha',
  parts: { documents: 'belgeler', contacts: 'kişiler', disclosure: 'e-Bildirim' },
  gone: 'Bu kredi artık görebildiğiniz krediler arasında değil. Burada gördüğünüz, size açık olan son durumudur.',
  dismiss: 'Kapat',
} satisfies Translation<typeof english>;
