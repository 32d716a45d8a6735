import type { Language } from '../format/language';
import type { SigningKind } from './signing-kinds';

/** What the portal itself calls packages and documents to sign. */
type StandardTitle = SigningKind | 'closing-documents' | 'post-closing-documents' | 'appraisal-waiver';

export const standardTitles: Readonly<Record<Language, Readonly<Record<StandardTitle, string>>>> = {
  en: {
    'initial-disclosures': 'Initial disclosures',
    redisclosure: 'Revised disclosures',
    'closing-disclosure': 'Closing Disclosure',
    other: 'Other documents',
    'closing-documents': 'Closing documents',
    'post-closing-documents': 'Documents after closing',
    'appraisal-waiver': 'Property Inspection Waiver Disclosure',
  },
  tr: {
    'initial-disclosures': 'İlk bildirimler',
    redisclosure: 'Yenilenen bildirimler',
    'closing-disclosure': 'Kapanış bildirimi (Closing Disclosure)',
    other: 'Diğer belgeler',
    'closing-documents': 'Kapanış belgeleri',
    'post-closing-documents': 'Kapanış sonrası belgeler',
    'appraisal-waiver': 'Ekspertizden Muafiyet Bilgilendirmesi',
  },
  ar: {
    'initial-disclosures': 'الإفصاحات الأولية',
    redisclosure: 'إفصاحات معدلة',
    'closing-disclosure': 'إفصاح الإغلاق',
    other: 'مستندات أخرى',
    'closing-documents': 'مستندات الإغلاق',
    'post-closing-documents': 'مستندات ما بعد الإغلاق',
    'appraisal-waiver': 'إفصاح الإعفاء من معاينة العقار',
  },
};

const keys = Object.keys(standardTitles.en) as StandardTitle[];

/** A title in the language of its reader. Packages have the English one; what a user typed stays. */
export function titleIn(language: Language, title: string): string {
  const key = keys.find((each) => standardTitles.en[each] === title);
  return key === undefined ? title : standardTitles[language][key];
}
