import { ownValue } from '../../domain/tables/own-value';

/** The fonts of the texts of a language, by how their files begin. */
const fonts: Readonly<Record<string, readonly string[]>> = {
  en: ['inter-latin-wght'],
  tr: ['inter-latin-wght', 'inter-latin-ext-wght'],
  ar: ['inter-latin-wght', 'noto-sans-arabic-arabic-wght'],
};

/** Links to the fonts that a view in this language needs, of those that its styles name: its texts wait for them. */
export const fontLinks = (styles: string, language: string): string =>
  [...styles.matchAll(/url\((\/assets\/([^)]+)\.woff2)\)/g)]
    .filter(([, , name = '']) => ownValue(fonts, language)?.some((beginning) => name.startsWith(`${beginning}-`)))
    .map(([, file]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
