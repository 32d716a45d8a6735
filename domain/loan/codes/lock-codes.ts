/** How a loan is committed to an investor (`sInvestorLockCommitmentT`); null is not yet allocated. */
export const commitmentTypeCodes = { '0': 'Best Efforts', '1': 'Mandatory' } as const;
