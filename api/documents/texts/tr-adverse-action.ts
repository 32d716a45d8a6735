import type * as english from './en-adverse-action';

export const adverseAction: typeof english.adverseAction = {
  title: 'Karar Bildirimi',
  greeting: 'Sayın {{name}},',
  regarding: 'Başvurunuz',
  facts: {
    date: 'Tarih',
    loanNumber: 'Kredi numarası',
    applied: 'Başvuru tarihi',
    requested: 'Talep',
    amount: 'Tutar',
    property: 'Konut',
    action: 'Alınan karar',
  },
  actions: {
    denied: 'Başvuru reddedildi',
    incomplete: 'Başvuru eksik',
    counteroffer: 'Karşı teklif kabul edilmedi',
  },
  leads: {
    denied: '{{lender}} kurumuna başvurduğunuz için teşekkür ederiz. Başvurunuzu onaylayamadığımız için üzgünüz.',
    incomplete:
      '{{lender}} kurumuna başvurduğunuz için teşekkür ederiz. İstediğimiz bilgilerin tamamı bize ulaşmadığından başvurunuzu onaylayamıyoruz.',
    counteroffer:
      '{{lender}} kurumuna başvurduğunuz için teşekkür ederiz. İstediğiniz krediyi onaylayamadık ve yerine sunduğumuz koşulları kabul etmediniz.',
  },
  reasonsHeading: 'Kararımızın başlıca gerekçeleri',
  reasonsOnRequest:
    'Kararımızın gerekçelerini açıklayan bir yazı isteme hakkınız vardır. Bu bildirimden sonraki 60 gün içinde aşağıdaki adrese başvurun. Talebinizi aldıktan sonra 30 gün içinde göndeririz.',
  creditHeading: 'Kredi bürolarından alınan bilgiler',
  demo: 'Deneme verisi: aşağıdaki kredi bilgileri örnektir. Hiçbir kredi bürosuna başvurulmamıştır. Bu bildirimi başvuru sahibine göndermeyin.',
  creditUsed:
    'Kararımız tamamen veya kısmen aşağıdaki kredi bürolarından alınan bilgilere dayanmaktadır. Kararı bu bürolar vermemiştir ve size gerekçesini açıklayamazlar.',
  creditRights:
    'Adil Kredi Raporlama Yasası (Fair Credit Reporting Act) uyarınca kredi dosyanızdaki bilgileri öğrenme hakkınız vardır. Bu bildirimden sonraki 60 gün içinde isterseniz raporunuzun ücretsiz bir kopyasını bu bürolardan alabilir, yanlış veya eksik bilgilere onlar nezdinde itiraz edebilirsiniz.',
  agency: 'Büro',
  agencyAddress: 'Adres',
  agencyPhone: 'Telefon',
  scoreHeading: 'Kredi notunuz',
  scoreUsed:
    'Kararımızda kredi notunuzu kullandık. Bu not, kredi raporunuzdaki bilgileri yansıtan bir sayıdır ve bu bilgiler değiştikçe değişebilir.',
  score: 'Not',
  scoreDate: 'Tarih',
  scoreRange: 'Aralık',
  scoreRangeValue: '{{lowest}} – {{highest}}',
  scoreSource: 'Kaynak',
  factorsHeading: 'Notunuzu düşüren başlıca etkenler',
  factorsEnclosed: 'Başlıca etkenler, bu bildirimle birlikte gelen kredi notu bilgilendirmesinde yer almaktadır.',
  equalHeading: 'Eşit Kredi Fırsatı Yasası bildirimi',
  equal:
    'Federal Eşit Kredi Fırsatı Yasası (Equal Credit Opportunity Act), kredi verenlerin başvuru sahipleri arasında ırk, renk, din, ulusal köken, cinsiyet, medeni durum veya yaş (başvuru sahibinin bağlayıcı bir sözleşme yapma ehliyeti bulunması kaydıyla) nedeniyle; gelirinin tamamının veya bir kısmının bir kamu yardımı programından gelmesi nedeniyle ya da Tüketici Kredisini Koruma Yasası’ndan doğan bir hakkını iyi niyetle kullanmış olması nedeniyle ayrım yapmasını yasaklar. Bu kredi veren bakımından yasaya uyumu denetleyen federal kurum:',
  questions: 'Bu bildirimle ilgili sorular',
  closing: 'Saygılarımızla,',
};
