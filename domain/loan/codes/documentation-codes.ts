import { ownValue } from '../../tables/own-value';

/** Documentation types of the LOS (`sProdDocT`, CODES-10, in the specified order). */
export const losDocumentationCodes = {
  '0': 'Full',
  '1': 'Alt',
  '2': 'Light',
  '3': 'SIVA',
  '4': 'VISA',
  '5': 'SISA',
  '6': 'NIVA',
  '7': 'NINA',
  '8': 'NISA',
  '9': 'NINANE',
  '10': 'NIVANE',
  '11': 'VINA',
  '12': 'Streamline',
  '13': '12 Mo. Personal Bank Statements',
  '14': '24 Mo. Personal Bank Statements',
  '15': '12 Mo. Business Bank Statements',
  '16': '24 Mo. Business Bank Statements',
  '17': 'Other Bank Statements',
  '18': '1 Year Tax Returns',
  '19': 'Asset Utilization',
  '20': 'Debt Service Coverage',
  '21': 'No Income',
  '22': 'VOE',
} as const;

/** Documentation types that the portal offers (CODES-12). Codes with underscores share a number of the LOS. */
export const portalDocumentationCodes = {
  '0': 'Full Document',
  '22': 'VOE',
  __19: 'CPA Prepared P&L',
  '20': 'DSCR',
  '21': 'No Ratio',
  '13': '12 Mo. Personal Bank Statements',
  '14': '24 Mo. Personal Bank Statements',
  '15': '12 Mo. Business Bank Statements',
  '16': '24 Mo. Business Bank Statements',
  _15: '1099 12 Months',
  _16: '1099 24 Months',
  __16: 'Asset Utilization',
  '18': '1 Year Full doc',
} as const;

/** The portal's list and four more (CODES-13). */
export const extendedDocumentationCodes = {
  ...portalDocumentationCodes,
  'c-4': '1 Year 1099',
  'c-5': '2 Year 1099',
  'c-6': '1 Year P&L',
  'c-7': '2 Year P&L',
} as const;

/** The portal lists documentation types in the printed order, which the number-like keys of an object would lose. */
export const portalDocumentationOrder = [
  '0',
  '22',
  '__19',
  '20',
  '21',
  '13',
  '14',
  '15',
  '16',
  '_15',
  '_16',
  '__16',
  '18',
] as const satisfies readonly (keyof typeof portalDocumentationCodes)[];

export type PortalDocumentationCode = keyof typeof extendedDocumentationCodes;

const losCodeOfExtended: Readonly<Record<string, string>> = { 'c-4': '15', 'c-5': '16', 'c-6': '17', 'c-7': '17' };

/**
 * What choosing a portal documentation type writes to the loan: its LOS number (`sProdDocT`) and the portal's name in
 * `sCustomField2Notes`, which the loan summary shows (PANEL-08).
 */
export function documentationFields(code: PortalDocumentationCode): { sProdDocT: string; sCustomField2Notes: string } {
  return {
    sProdDocT: ownValue(losCodeOfExtended, code) ?? code.replaceAll('_', ''),
    sCustomField2Notes: extendedDocumentationCodes[code],
  };
}

/** Whether the code is one of the portal's own, which the LOS does not have as such. */
export function isPortalDocumentationCode(code: string): code is PortalDocumentationCode {
  return Object.hasOwn(extendedDocumentationCodes, code) && !Object.hasOwn(losDocumentationCodes, code);
}
