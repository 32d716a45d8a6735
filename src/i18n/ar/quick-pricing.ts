import type { quickPricing as english } from '../en/quick-pricing';
import type { Translation } from '../translation';

export const quickPricing = {
  lead: 'تكلفة السيناريو اليوم ضمن مجموعة أسعارك، دون قرض. لا يُحفظ شيء.',
  publicLead: 'اطّلع على أسعار اليوم لخطتك. لا حاجة إلى حساب، ولا يُحفظ شيء مما تُدخله.',
  scenario: 'السيناريو',
  ask: 'عرض الأسعار',
  rates: 'البرامج والأسعار',
  found_one: 'برنامج واحد · {{place}}',
  found_two: 'برنامجان · {{place}}',
  found_few: '{{count}} برامج · {{place}}',
  found_many: '{{count}} برنامجًا · {{place}}',
  found_other: '{{count}} برنامج · {{place}}',
  before_one: 'برنامج واحد للسيناريو قبل تغييرك',
  before_two: 'برنامجان للسيناريو قبل تغييرك',
  before_few: '{{count}} برامج للسيناريو قبل تغييرك',
  before_many: '{{count}} برنامجًا للسيناريو قبل تغييرك',
  before_other: '{{count}} برنامج للسيناريو قبل تغييرك',
  points: 'النقاط',
  insurance: 'تأمين الرهن {{amount}} شهريًا',
  firstTitle: 'لا أسعار بعد',
  firstText: 'املأ السيناريو ثم اضغط «عرض الأسعار».',
  noneTitle: 'لا يوجد برنامج يناسب هذا السيناريو',
  noneText: 'جرّب مبلغ قرض أصغر، أو إشغالًا آخر، أو نوع عقار آخر.',
  failed: 'تعذّر حساب الأسعار',
  noCommitment:
    'هذه الأسعار للتوضيح فقط. ليست التزامًا بالإقراض ولا تثبيتًا للسعر ولا عرضًا؛ وقد تتغير في أي وقت، ويتطلب القرض طلبًا كاملًا وموافقة.',
  basis: 'تشمل الدفعة أصل المبلغ والفائدة. تُضاف إليها الضرائب والتأمين والرسوم.',
} satisfies Translation<typeof english>;
