/** Federal agencies that a lender files its register with (12 CFR 1003): OCC, Federal Reserve, FDIC, NCUA, HUD, CFPB. */
export const agencyCodes = ['1', '2', '3', '5', '7', '9'] as const;
