import type { FieldGroup } from './layout';

/** URLA 9: the loan originator. */
export const originatorGroup: FieldGroup = {
  key: 'originator',
  fields: [
    ['sUrlaOriginatorNm', 6],
    ['sUrlaOriginatorNmlsId', 3],
    ['sUrlaOriginatorSignedD', 3],
    'sUrlaOriginatorLicenseNum',
    ['sUrlaOriginatorLicenseState', 4],
    ['sUrlaOriginatorPhone', 4],
    ['sUrlaOriginatorEmail', 12],
    ['sUrlaCompanyNm', 9],
    ['sUrlaCompanyNmlsId', 3],
    ['sUrlaCompanyAddr', 12],
    ['sUrlaCompanyZip', 3],
    ['sUrlaCompanyCity', 5],
    ['sUrlaCompanyState', 4],
    'sUrlaCompanyLicenseNum',
    ['sUrlaCompanyLicenseState', 4],
  ],
};
