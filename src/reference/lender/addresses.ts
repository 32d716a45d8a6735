/** Addresses of what a lender sets (portal-shell.md 2.4). */
export const loanSetup = '/main/admin/loan-setup';
export const priceGroupList = `${loanSetup}/price-group`;
export const altLenderList = `${loanSetup}/alt-lender`;
export const optionList = `${loanSetup}/option`;
export const emailTemplateList = '/main/admin/email-template';

type WithId = { readonly id: unknown };

export const priceGroupAddress = ({ id }: WithId): string => `${priceGroupList}/${String(id)}`;
export const altLenderAddress = ({ id }: WithId): string => `${altLenderList}/${String(id)}`;
export const emailTemplateAddress = ({ id }: WithId): string => `${emailTemplateList}/${String(id)}`;
