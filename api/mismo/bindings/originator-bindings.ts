import type { Binding } from '../binding';
import { addressBindings } from './address-bindings';

function license(level: string, name: string): string {
  return `ROLES/ROLE/LICENSES/LICENSE[LICENSE_DETAIL/LicenseAuthorityLevelType=${level}]/LICENSE_DETAIL/${name}`;
}

/** The originator of the application (URLA section 9); paths begin at `PARTY`. A private license is the NMLS ID. */
export const originatorBindings: readonly Binding[] = [
  { path: license('Private', 'LicenseIdentifier'), field: 'sUrlaOriginatorNmlsId' },
  { path: license('PublicState', 'LicenseIdentifier'), field: 'sUrlaOriginatorLicenseNum' },
  { path: license('PublicState', 'LicenseIssuingAuthorityStateCode'), field: 'sUrlaOriginatorLicenseState' },
  {
    path: 'INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue',
    field: 'sUrlaOriginatorPhone',
  },
  {
    path: 'INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_EMAIL/ContactPointEmailValue',
    field: 'sUrlaOriginatorEmail',
  },
];

/** The appraiser of the property; paths begin at `PARTY`. */
export const appraiserBindings: readonly Binding[] = [
  { path: 'INDIVIDUAL/NAME/FullName', field: 'sSpAppraiserNm' },
  { path: 'ROLES/ROLE/LICENSES/LICENSE/LICENSE_DETAIL/LicenseIdentifier', field: 'sSpAppraiserLicenseNum' },
];

/** The insurer of the property; paths begin at `PARTY`. */
export const insurerBindings: readonly Binding[] = [
  { path: 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName', field: 'sHazInsCompanyNm' },
];

/** The company of the originator; paths begin at `PARTY`. */
export const companyBindings: readonly Binding[] = [
  { path: 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName', field: 'sUrlaCompanyNm' },
  ...addressBindings('ADDRESSES/ADDRESS', {
    line: 'sUrlaCompanyAddr',
    city: 'sUrlaCompanyCity',
    state: 'sUrlaCompanyState',
    zip: 'sUrlaCompanyZip',
  }),
  { path: license('Private', 'LicenseIdentifier'), field: 'sUrlaCompanyNmlsId' },
  { path: license('PublicState', 'LicenseIdentifier'), field: 'sUrlaCompanyLicenseNum' },
  { path: license('PublicState', 'LicenseIssuingAuthorityStateCode'), field: 'sUrlaCompanyLicenseState' },
];
