import type { inputs as english } from '../en/inputs';
import type { Translation } from '../translation';

export const inputs = {
  notAnswered: 'Yanıtlanmadı',
  noMatch: 'Sonuç yok',
  open: 'Listeyi aç',
  close: 'Listeyi kapat',
  clear: 'Temizle',
  atLeast: 'En az {{min}} girin.',
  atMost: 'En fazla {{max}} girin.',
  atMostCharacters: 'En fazla {{max}} karakter girin.',
  decimals: 'En fazla {{scale}} ondalık basamak girin.',
  notBefore: '{{date}} veya sonrası bir tarih girin.',
  notAfter: '{{date}} veya öncesi bir tarih girin.',
  unit: { months: 'ay', days: 'gün', years: 'yıl' },
  calendar: {
    open: 'Takvimi aç',
    title: '{{label}}: takvim',
    previous: 'Önceki ay',
    next: 'Sonraki ay',
    years: 'Yıl seç',
    days: 'Gün seç',
    today: 'Bugün',
  },
  ssn: {
    show: 'Numarayı göster',
    hide: 'Numarayı gizle',
    help: '30 saniye gösterilir. Baktığınız kayda geçer.',
  },
  richText: {
    toolbar: 'Biçim',
    paragraph: 'Metin',
    heading: 'Başlık {{level}}',
    style: 'Paragraf stili',
    bold: 'Kalın',
    italic: 'İtalik',
    underline: 'Altı çizili',
    bullets: 'Madde işaretli liste',
    numbers: 'Numaralı liste',
    clear: 'Biçimlendirmeyi kaldır',
  },
} satisfies Translation<typeof english>;
