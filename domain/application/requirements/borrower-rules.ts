import { nonApplicantTypes } from '../../loan/codes/borrower-codes';
import { declarationFields } from '../../loan/fields/declaration-fields';
import { filled, is, unless, yes } from '../visibility/condition';
import { type FieldRule, requiredFields, rule } from './field-rule';

/** Non-borrowing title holders and signers need a name but no application. */
export const isApplicant = unless('aBTypeT', ...nonApplicantTypes);

// A foreign national may have no number.
const hasNumber = unless('aProdBCitizenT', '3');

/**
 * What the lender needs of every borrower to send a disclosure: their part of the six items of an application (Regulation Z
 * 1026.2(a)(3)(ii)), and where the disclosure goes.
 */
export const disclosureRules: readonly FieldRule[] = [
  rule('aBFirstNm', { stages: ['disclosure'] }),
  rule('aBLastNm', { stages: ['disclosure'] }),
  rule('aBSsn', { stages: ['disclosure'], when: hasNumber }),
  ...requiredFields('aBEmail', 'aBAddr', 'aBZip', 'aBCity', 'aBState').map(
    (each): FieldRule => ({ ...each, stages: ['disclosure'] }),
  ),
];

/** Required of everyone on the loan. */
export const personRules: readonly FieldRule[] = requiredFields('aBFirstNm', 'aBLastNm');

/** URLA 1a, 6, 7, the addendum and the supplemental form. An email address is required only to send disclosures. */
const aboutThePerson: readonly FieldRule[] = [
  rule('aBSsn', { when: hasNumber }),
  ...requiredFields(
    'aBDob',
    'aProdBCitizenT',
    'aBCreditT',
    'aBCreditBorrowersNum',
    'aBCreditInitials',
    'aBMaritalStatT',
  ),
  ...requiredFields('aBDomesticRelationship', 'aBDomesticRelationshipT', 'aBDomesticRelationshipDesc'),
  ...requiredFields('aBDomesticRelationshipState', 'aBDependNum', 'aBDependAges'),
  rule('aBHPhone', { or: ({ value }) => Boolean(value('aBCellPhone')), text: 'phone' }),
  ...requiredFields('aBAddr', 'aBZip', 'aBCity', 'aBState'),
  rule('aBAddrT', { blankCodes: ['2'] }),
  ...requiredFields('aBAddrMonths', 'aBAddrRent', 'aBCityMail', 'aBStateMail', 'aBZipMail', 'aBMilitaryService'),
  rule('aBMilitaryStatusT', { or: yes('aBMilitarySurvivingSpouse') }),
  ...requiredFields('aBMilitaryTourEndD', 'aBCounselingFormatT'),
  rule('aBCounselingAgencyNm', { or: filled('aBCounselingAgencyId') }),
  ...requiredFields('aBCounselingD', 'aBEducationFormatT'),
  rule('aBEducationAgencyNm', { or: filled('aBEducationAgencyId') }),
  ...requiredFields('aBEducationD', 'aBPoaNm', 'aBSignedD'),
];

/** URLA 5: every question, with follow-up questions after a yes. Explanations are optional; the URLA asks neither for dates nor how a bankruptcy ended. */
const isAsked = (name: string, kind: string): boolean =>
  kind !== 'note' && kind !== 'date' && name !== 'aBDecBankruptEndT';

const declarations: readonly FieldRule[] = requiredFields(
  ...Object.entries(declarationFields).flatMap(([name, { kind }]) => (isAsked(name, kind) ? name : [])),
);

/** Regulation B 1002.13 and HMDA: the answers (an opt-out counts) and how they were collected. */
const demographics: readonly FieldRule[] = [
  ...requiredFields('aBEthnicities', 'aBRaces', 'aBGender', 'aBInterviewMethodT'),
  ...requiredFields(
    'aBEthnicityCollectedByObservation',
    'aBRaceCollectedByObservation',
    'aBSexCollectedByObservation',
  ).map((observed) => ({ ...observed, when: is('aBInterviewMethodT', '1') })),
];

/** Required of every borrower. */
export const borrowerRules: readonly FieldRule[] = [...aboutThePerson, ...declarations, ...demographics];
