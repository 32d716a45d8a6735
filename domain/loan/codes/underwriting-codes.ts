/** Results of automated underwriting (`sProd3rdPartyUwResultT`, 0 to 30: none, DU, LP, TOTAL, GUS). */
export const underwritingResultCodes = {
  '0': 'N/A',
  '1': 'DU Approve/Eligible',
  '2': 'DU Approve/Ineligible',
  '3': 'DU Refer/Eligible',
  '4': 'DU Refer/Ineligible',
  '5': 'DU Refer with Caution/Eligible',
  '6': 'DU Refer with Caution/Ineligible',
  '7': 'DU EA I/Eligible',
  '8': 'DU EA II/Eligible',
  '9': 'DU EA III/Eligible',
  '10': 'LP Accept/Eligible',
  '11': 'LP Accept/Ineligible',
  '12': 'LP Caution/Eligible',
  '13': 'LP Caution/Ineligible',
  '14': 'Out of Scope',
  '15': 'LP A- Level 1',
  '16': 'LP A- Level 2',
  '17': 'LP A- Level 3',
  '18': 'LP A- Level 4',
  '19': 'LP A- Level 5',
  '20': 'LP Refer',
  '21': 'TOTAL Approve/Eligible',
  '22': 'TOTAL Approve/Ineligible',
  '23': 'TOTAL Refer/Eligible',
  '24': 'TOTAL Refer/Ineligible',
  '25': 'GUS Accept/Eligible',
  '26': 'GUS Accept/Ineligible',
  '27': 'GUS Refer/Eligible',
  '28': 'GUS Refer/Ineligible',
  '29': 'GUS Refer with Caution/Eligible',
  '30': 'GUS Refer with Caution/Ineligible',
} as const;

/** The programs whose loans count the expected rent of the property (`sSpRentQualT`); the portal's own list. */
export const rentQualificationCodes = {
  '0': 'No programs',
  '1': 'Fannie Mae programs',
  '2': 'All programs',
} as const;

/** Until an administrator changes it, and for loans without a decision of the lender. */
export const DEFAULT_SUBJECT_RENT = '1';

/** Above this share of the income, debts with few payments left count, until an administrator changes it. */
export const DEFAULT_SHORT_DEBT_PERCENT = 5;

export const HOME_READY = '1';
export const HOME_POSSIBLE = '2';

/** Community lending programs (`sFannieCommunityLendingT`). */
export const communityLendingCodes = {
  '0': 'None',
  '1': 'HomeReady',
  '2': 'Home Possible',
  '3': 'HFA Preferred',
} as const;

/** Categories of conditions in display order (COND-03). */
export const conditionCategoryOrder = {
  Warning: 100,
  Credit: 200,
  AUS: 250,
  Processing: 300,
  Internal: 320,
  QC: 350,
  Suspense: 400,
  PTA: 450,
  PTD: 500,
  COC: 550,
  TRID: 600,
  PTF: 650,
  'Broker Hold': 700,
  PTI: 720,
  PTS: 730,
  Misc: 800,
} as const;
