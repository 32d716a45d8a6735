import type { blocks as english } from '../en/blocks';
import type { Translation } from '../translation';

export const blocks = {
  pick: '{{name}} seç',
  pickAll: 'Bu sayfadakilerin tümünü seç',
  leaveTitle: 'Yazdıklarınız silinsin mi?',
  leaveText: 'Henüz kaydedilmedi.',
  keepEditing: 'Düzenlemeye devam et',
  chartEmpty: 'Henüz çizilecek bir şey yok',
  email: { title: 'E-posta gönder', preview: 'Önizle', send: 'Gönder' },
  filter: { remove: '{{name}} filtresini kaldır', find: '{{name}} içinde ara', none: 'Böyle bir değer yok' },
} satisfies Translation<typeof english>;
