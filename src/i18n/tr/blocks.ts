import type { blocks as english } from '../en/blocks';
import type { Translation } from '../translation';

export const blocks = {
  pick: '{{name}} seç',
  pickAll: 'Bu sayfadakilerin tümünü seç',
  leaveTitle: 'Yazdıklarınız silinsin mi?',
  leaveText: 'Henüz kaydedilmedi.',
  keepEditing: 'Düzenlemeye devam et',
  chartEmpty: 'Henüz çizilecek bir şey yok',
  stepDone: 'Tamamlandı',
  email: { title: 'E-posta gönder', preview: 'Önizle', send: 'Gönder' },
} satisfies Translation<typeof english>;
