/** Reasons for denial in the HMDA register, by code. */
export const hmdaDenialReasons = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type HmdaDenialReason = (typeof hmdaDenialReasons)[number];

/** The principal reasons of a notice of adverse action (Regulation B, form C-1), each with its reason in the HMDA register. */
export const adverseReasonHmda = {
  'application-incomplete': '7',
  'references-insufficient': '3',
  'references-unacceptable': '3',
  'references-unverified': '6',
  'employment-irregular': '2',
  'employment-unverified': '6',
  'employment-length': '2',
  'income-insufficient': '1',
  'obligations-excessive': '1',
  'income-unverified': '6',
  'residence-length': '9',
  'residence-temporary': '9',
  'residence-unverified': '6',
  'no-credit-file': '3',
  'credit-limited': '3',
  'performance-with-us': '3',
  'delinquent-obligations': '3',
  'collection-judgment': '3',
  'garnishment-attachment': '3',
  'foreclosure-repossession': '3',
  bankruptcy: '3',
  'recent-inquiries': '3',
  'collateral-insufficient': '4',
} as const satisfies Readonly<Record<string, HmdaDenialReason>>;

export type AdverseReason = keyof typeof adverseReasonHmda;

export const adverseReasons = Object.keys(adverseReasonHmda) as AdverseReason[];

/** A notice has at most this many principal reasons (Regulation B, comment 9(b)(2)-1). */
export const MAX_ADVERSE_REASONS = 4;
