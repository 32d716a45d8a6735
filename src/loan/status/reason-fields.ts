/** The field with the reasons of a status, which is also the name of their code list. */
export const reasonFields: Readonly<Record<string, 'sSuspenseReasonsT' | 'sDenialReasonsT'>> = {
  '8': 'sSuspenseReasonsT',
  '10': 'sDenialReasonsT',
};
