/** Removes case, accents and surrounding spaces: ' Prícing ' is 'pricing', 'FAİZ' and 'faız' are 'faiz' (SEARCH-08). */
export const plainText = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/\s+/g, ' ');
