import type { Language } from '../format/language';
import { pricing as arabic } from './texts/ar.json';
import { pricing as english } from './texts/en';
import { pricing as turkish } from './texts/tr.json';

/** Texts of the lines of a price in each language. The web app loads one language. */
export const priceLineTexts: Readonly<Record<Language, typeof english>> = { en: english, tr: turkish, ar: arabic };
