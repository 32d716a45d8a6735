import type { DocumentType } from '../documents/document-types';

/** Types of documents that answer conditions, with the words by which the name of a file is recognized. */
export const conditionDocumentTypes = {
  APPLICATION: ['1003', 'urla', 'application'],
  AUTHORIZATION: ['authorization', '4506', '4506c', 'ssa89'],
  IDENTIFICATION: ['drivers license', 'driver license', 'passport', 'identification', 'photo id'],
  'CREDIT EXPLANATION': ['letter of explanation', 'credit explanation', 'inquiry letter', 'loe', 'lox'],
  PAYOFF: ['payoff', 'pay off'],
  'RENT HISTORY': ['rent history', 'vor', 'verification of rent'],
  PAYSTUB: ['paystub', 'paystubs', 'pay stub', 'pay stubs', 'payslip', 'earnings statement'],
  'W-2': ['w2', 'w 2', 'w2s'],
  '1099': ['1099', '1099s'],
  'TAX RETURN': ['tax return', 'tax returns', '1040', '1065', '1120', '1120s', 'k1'],
  'PROFIT AND LOSS': ['profit and loss', 'profit loss', 'p l', 'pnl'],
  VOE: ['voe', 'vvoe', 'wvoe', 'evoe', 'verification of employment', 'employment verification'],
  LEASE: ['lease', 'rental agreement'],
  'BANK STATEMENT': ['bank statement', 'bank statements', 'bank', 'checking', 'savings', 'account statement'],
  'GIFT LETTER': ['gift letter', 'gift'],
  'PURCHASE CONTRACT': ['purchase contract', 'purchase agreement', 'sales contract', 'contract'],
  APPRAISAL: ['appraisal', '1004', '1073', '1025'],
  'COMPLETION CERTIFICATE': ['completion', '1004d'],
  TITLE: ['title commitment', 'preliminary title', 'prelim', 'title'],
  CPL: ['cpl', 'closing protection letter'],
  'WIRE INSTRUCTIONS': ['wire instructions', 'wire'],
  'HOMEOWNERS POLICY': ['homeowners policy', 'homeowner policy', 'hazard insurance', 'hoi', 'evidence of insurance'],
  'FLOOD CERTIFICATE': ['flood certificate', 'flood cert', 'flood determination', 'flood'],
  'HOA DOCUMENTS': ['hoa', 'condo questionnaire', 'ccr'],
  'AUS FINDINGS': ['findings', 'du findings', 'lpa feedback'],
  'INCOME WORKSHEET': ['income worksheet', 'income calculation'],
  'LOAN ESTIMATE': ['loan estimate'],
  'CLOSING DISCLOSURE': ['closing disclosure', 'cd'],
  'INTENT TO PROCEED': ['intent to proceed', 'itp'],
  'CHANGE OF CIRCUMSTANCE': ['change of circumstance', 'coc'],
  NOTE: ['note', 'promissory note'],
  'SECURITY INSTRUMENT': ['deed of trust', 'security instrument', 'mortgage'],
} as const satisfies Partial<Readonly<Record<DocumentType, readonly string[]>>>;

export type ConditionDocumentType = keyof typeof conditionDocumentTypes;

export const documentTypeNames = Object.keys(conditionDocumentTypes) as ConditionDocumentType[];
