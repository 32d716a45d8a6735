/** Lists behind the declarations of URLA section 5. */

export const pastPropertyUseCodes = {
  '1': 'Primary residence',
  '2': 'Second home',
  '3': 'Investment property',
  '4': 'FHA secondary residence',
} as const;

export const pastPropertyTitleCodes = {
  '1': 'Sole',
  '2': 'Joint with spouse',
  '3': 'Joint with another person',
} as const;

export const bankruptcyEndCodes = {
  discharged: 'Discharged',
  dismissed: 'Dismissed',
} as const;

export const bankruptcyChapterCodes = {
  '7': 'Chapter 7',
  '11': 'Chapter 11',
  '12': 'Chapter 12',
  '13': 'Chapter 13',
} as const;
