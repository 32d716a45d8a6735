import type { borrowerPages as english } from '../en/application-borrower-pages';
import type { Translation } from '../translation';

export const borrowerPages = {
  noToAll: 'Yanıtsızların tümüne hayır',
  answeredNo_one: '{{count}} soru hayır olarak yanıtlandı.',
  answeredNo_other: '{{count}} soru hayır olarak yanıtlandı.',
  years: 'Yıl',
  months: 'Ay',
  sameAs: '{{name}} ile aynı',
  history: 'Adresler 24 ayın {{months}} ayını kapsıyor. Önceki adresleri ekleyin ya da olmadığını belirtin.',
  why: {
    title: 'Bu bilgiler neden soruluyor?',
    law: 'Federal yasa, herkese adil davranılıp davranılmadığı ve toplulukların konut ihtiyacının karşılanıp karşılanmadığı görülebilsin diye başvuru sahiplerinin etnik kökenini, ırkını ve cinsiyetini sormayı öngörür.',
    choice:
      'Borçlu bir ya da birden çok yanıt seçebilir veya bilgi vermeyebilir. Kredi hakkında bir yanıta ya da yanıt verilmemesine bakılarak karar verilemez.',
    observed:
      'Başvuru yüz yüze alınmışsa ve borçlu bilgi vermek istemezse yasa, etnik kökenin, ırkın ve cinsiyetin gözleme veya soyadına göre kaydedilmesini ister.',
  },
  declinedInPerson:
    'Borçlu yüz yüze görüşmede bilgi vermek istemedi. Gözleme ya da soyadına göre uygun olanı yukarıda seçin, aşağıda da bilginin bu yolla alındığını belirtin.',
} satisfies Translation<typeof english>;
