/** The languages of the portal and its documents. */
export const languages = ['en', 'tr', 'ar'] as const;
export type Language = (typeof languages)[number];

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
