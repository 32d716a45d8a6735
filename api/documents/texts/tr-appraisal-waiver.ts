import type { appraisalWaiver as english } from './en-appraisal-waiver';

export const appraisalWaiver: typeof english = {
  title: 'Ekspertizden Muafiyet Bilgilendirmesi',
  lead: 'Otomatik değerlendirme sistemi, aşağıdaki konutun değerini ekspertiz yapılmadan kabul etmeyi önerdi. Bu öneriyi kabul edebilir veya yine de ekspertiz isteyebilirsiniz.',
  propertyHeading: 'Kredi ve konut',
  facts: {
    borrowers: 'Kredi alanlar',
    property: 'Konut',
    loanNumber: 'Kredi numarası',
    amount: 'Kredi tutarı',
    value: 'Esas alınan değer',
    price: 'Satın alma bedeli',
    purpose: 'Amaç',
    occupancy: 'Kullanım',
  },
  meaningHeading: 'Muafiyetin anlamı',
  meaning: [
    'Hiçbir eksper konutu incelemez ve değeri hakkında görüş bildirmez. Esas alınan değer, başvurunuzdan ve konuta ait önceki verilerden gelir.',
    'Gerçek piyasa değeri daha yüksek veya daha düşük olabilir. Konutun durumunu sizin için kimse kontrol etmez; bir konut incelemesi yaptırmayı düşünün.',
    'Ekspertiz ücreti ödemezsiniz ve bir ekspertiz raporu almazsınız.',
    'Kredi şartları veya diğer bilgiler değişirse öneri sona erebilir. Bu durumda ekspertiz isteyebiliriz.',
    'Gerek görürsek her durumda ekspertiz isteyebiliriz.',
  ],
  choiceHeading: 'Seçiminiz',
  choices: {
    accept: 'Muafiyeti kabul ediyorum. Kredi ekspertiz yapılmadan ilerlesin.',
    order: 'Muafiyeti kabul etmiyorum. Lütfen ekspertiz isteyin; ücretinin benden alınabileceğini biliyorum.',
  },
  choose:
    'Her kredi alan kendi seçimini yapar ve imzalar. Kâğıt üzerinde: Seçeneklerden birini işaretleyin, formu imzalayıp geri gönderin.',
  signature: 'İmza',
  date: 'Tarih',
};
