/**
 * The pages of a loan that a menu permission opens, with the number under which a permission is stored and sent. Everything
 * else names the page (MENU-01 to -19).
 */
export const menuNumbers = {
  dashboard: 31,
  'loan-summary': 14,
  application: 11,
  aus: 12,
  edisclosure: 15,
  conditions: 16,
  'upload-submission': 17,
  documents: 18,
  coc: 19,
  appraisals: 20,
  'rate-lock': 21,
  cd: 22,
  contacts: 23,
  email: 24,
  'loan-doc': 25,
  coupon: 26,
} as const;

export type MenuPage = keyof typeof menuNumbers;
