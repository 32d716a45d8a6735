type Codes = readonly (string | null | undefined)[];

const includes = (codes: Codes, code: string | null | undefined): boolean => codes.includes(code);

/** Expenses of URLA 2d: a payment without a creditor or balance. */
export const expenseTypes = ['20', '21', '22', '23', '24'] as const;

/** A lease (`liabilityType`). */
export const LEASE = '5';

/** Kinds of income that count by rules of their own (`incomeType`). */
export const BOARDER = '3';
export const FOSTER_CARE = '7';
export const CREDIT_CERTIFICATE = '10';

const giftTypes = ['4', '13', '21'] as const;

/** Assets and credits of URLA 2b, which no account holds. */
const otherAssetTypes = ['0', '2', '9', '10', '11', '12', '17', '23', '24', '25'] as const;

export const isExpense = ({ type }: { readonly type?: string | null }): boolean => includes(expenseTypes, type);
export const isGift = ({ type }: { readonly type?: string | null }): boolean => includes(giftTypes, type);
export const isOtherAsset = ({ type }: { readonly type?: string | null }): boolean => includes(otherAssetTypes, type);
