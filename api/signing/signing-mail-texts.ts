import type { Language } from '../../domain/format/language';

interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

interface MailTexts
  extends Readonly<Record<'invitation' | 'reminder' | 'copy' | 'voided' | 'moved' | 'pin', MailText>> {
  readonly hello: string;
  readonly questions: string;
  /** Of an email after which there is nothing to sign. */
  readonly laterQuestions: string;
  readonly pacific: string;
}

const en: MailTexts = {
  hello: 'Hello {{name}},',
  questions: 'Questions? Call or email us before you sign: {{contact}}.',
  laterQuestions: 'Questions? Call or email us: {{contact}}.',
  pacific: 'Pacific time',
  invitation: {
    subject: '{{lender}}: documents to sign',
    lines: [
      '{{lender}} has sent you documents to read and sign: {{title}}.',
      '',
      'Open them here: {{link}}',
      '',
      'This link is for you alone. Don’t forward it. It works until {{until}}.',
      'If you would rather have paper, say so on the page, at no cost.',
    ],
  },
  reminder: {
    subject: 'Reminder: documents to sign from {{lender}}',
    lines: [
      'These documents are still waiting for you: {{title}}.',
      '',
      'Open them here: {{link}}',
      '',
      'The link works until {{until}}.',
    ],
  },
  copy: {
    subject: '{{lender}}: your signed documents',
    lines: ['Signing is finished: {{title}}.', '', 'Download your copies here until {{until}}: {{link}}'],
  },
  voided: {
    subject: '{{lender}} has withdrawn documents to sign',
    lines: ['You no longer need to sign these documents: {{title}}.', 'The link that we sent you has stopped working.'],
  },
  moved: {
    subject: '{{lender}}: documents sent to another address',
    lines: [
      'We now send these documents to another email address: {{title}}.',
      'The link that we sent you here has stopped working.',
      '',
      'If you didn’t ask for this, contact us at once.',
    ],
  },
  pin: {
    subject: 'Your PIN for signing',
    lines: [
      'Your PIN is {{pin}}.',
      '',
      'Enter it on the page with your documents. It works once, for {{minutes}} minutes.',
      'If you didn’t ask for it, ignore this email. We never ask for the PIN by phone.',
    ],
  },
};

const tr: MailTexts = {
  hello: 'Merhaba {{name}},',
  questions: 'Sorunuz varsa imzalamadan önce bizi arayın veya bize yazın: {{contact}}.',
  laterQuestions: 'Sorunuz varsa bizi arayın veya bize yazın: {{contact}}.',
  pacific: 'Pasifik saati',
  invitation: {
    subject: '{{lender}}: imzalanacak belgeler',
    lines: [
      '{{lender}} okumanız ve imzalamanız için belge gönderdi: {{title}}.',
      '',
      'Belgeleri buradan açın: {{link}}',
      '',
      'Bu bağlantı yalnızca sizin içindir, başkasına iletmeyin. Geçerlilik sonu: {{until}}.',
      'Kâğıt belge isterseniz bunu sayfada ücretsiz olarak belirtebilirsiniz.',
    ],
  },
  reminder: {
    subject: 'Hatırlatma: imzalanacak belgeler, {{lender}}',
    lines: [
      'Bu belgeler hâlâ sizi bekliyor: {{title}}.',
      '',
      'Belgeleri buradan açın: {{link}}',
      '',
      'Bağlantının geçerlilik sonu: {{until}}.',
    ],
  },
  copy: {
    subject: '{{lender}}: imzalı belgeleriniz',
    lines: [
      'İmza işlemi tamamlandı: {{title}}.',
      '',
      'Kopyalarınızı buradan indirin: {{link}}',
      'Son tarih: {{until}}.',
    ],
  },
  voided: {
    subject: '{{lender}}: imzalanacak belgeler geri çekildi',
    lines: ['Bu belgeleri artık imzalamanız gerekmiyor: {{title}}.', 'Gönderdiğimiz bağlantı artık çalışmıyor.'],
  },
  moved: {
    subject: '{{lender}}: belgeler başka bir adrese gönderildi',
    lines: [
      'Bu belgeleri artık başka bir e-posta adresine gönderiyoruz: {{title}}.',
      'Bu adrese gönderdiğimiz bağlantı artık çalışmıyor.',
      '',
      'Bu değişikliği siz istemediyseniz hemen bizimle iletişime geçin.',
    ],
  },
  pin: {
    subject: 'İmza için PIN kodunuz',
    lines: [
      'PIN kodunuz: {{pin}}',
      '',
      'Kodu belgelerinizin bulunduğu sayfaya girin. {{minutes}} dakika boyunca ve bir kez geçerlidir.',
      'Kodu siz istemediyseniz bu e-postayı dikkate almayın. PIN kodunu asla telefonla sormayız.',
    ],
  },
};

const ar: MailTexts = {
  hello: 'مرحبًا {{name}}،',
  questions: 'هل لديك أسئلة؟ اتصل بنا أو راسلنا قبل التوقيع: {{contact}}.',
  laterQuestions: 'هل لديك أسئلة؟ اتصل بنا أو راسلنا: {{contact}}.',
  pacific: 'بتوقيت المحيط الهادئ',
  invitation: {
    subject: '{{lender}}: مستندات للتوقيع',
    lines: [
      'أرسل إليك {{lender}} مستندات لقراءتها وتوقيعها: {{title}}.',
      '',
      'افتحها هنا: {{link}}',
      '',
      'هذا الرابط لك وحدك، فلا ترسله إلى أحد. وهو صالح حتى {{until}}.',
      'إذا كنت تفضل نسخة ورقية فاطلبها في الصفحة دون أي تكلفة.',
    ],
  },
  reminder: {
    subject: 'تذكير: مستندات للتوقيع من {{lender}}',
    lines: [
      'ما زالت هذه المستندات في انتظارك: {{title}}.',
      '',
      'افتحها هنا: {{link}}',
      '',
      'الرابط صالح حتى {{until}}.',
    ],
  },
  copy: {
    subject: '{{lender}}: مستنداتك الموقعة',
    lines: ['اكتمل التوقيع: {{title}}.', '', 'نزّل نسخك من هنا حتى {{until}}: {{link}}'],
  },
  voided: {
    subject: 'سحب {{lender}} مستندات كانت للتوقيع',
    lines: ['لم تعد بحاجة إلى توقيع هذه المستندات: {{title}}.', 'توقف الرابط الذي أرسلناه إليك عن العمل.'],
  },
  moved: {
    subject: '{{lender}}: أُرسلت المستندات إلى عنوان آخر',
    lines: [
      'نرسل الآن هذه المستندات إلى عنوان بريد إلكتروني آخر: {{title}}.',
      'توقف الرابط الذي أرسلناه إلى هذا العنوان عن العمل.',
      '',
      'إذا لم تطلب ذلك فتواصل معنا فورًا.',
    ],
  },
  pin: {
    subject: 'رمز التوقيع الخاص بك',
    lines: [
      'رمزك هو {{pin}}.',
      '',
      'أدخله في الصفحة التي فيها مستنداتك. يعمل مرة واحدة خلال {{minutes}} دقائق.',
      'إذا لم تطلبه فتجاهل هذه الرسالة. نحن لا نطلب الرمز عبر الهاتف أبدًا.',
    ],
  },
};

/** The emails to signers in their languages; `{{name}}` is a value. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, tr, ar };
