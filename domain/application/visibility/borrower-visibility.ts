import { refinancePurposes } from '../../loan/purpose';
import { all, any, type Condition, each, filled, is, not, positive, unless, yes } from './condition';
import { residual } from './loan-visibility';

/** States and ZIP codes are American; for other addresses the form only asks for the country. */
export const inUnitedStates = (country: string): Condition => any(not(filled(country)), is(country, 'US', 'us'));

const unmarried = is('aBMaritalStatT', '1');
const relationship = yes('aBDomesticRelationship');
const ownMailing = not(yes('aBAddrMailNA'));
const mailing = all(ownMailing, filled('aBAddrMail'));
const jointCredit = is('aBCreditT', '2');
const inPerson = is('aBInterviewMethodT', '1');

/** A home with housing costs, unless all known homes are rent-free or rented. */
const owning = any(unless('aBAddrT', '1', '3'), is('aCAddrT', '0'));

/** When the questions about a borrower apply (URLA 1a, 5, 7, 8, the addenda and the supplemental form). */
export const borrowerVisibility: Readonly<Record<string, Condition>> = {
  ...each(jointCredit, 'aBCreditBorrowersNum', 'aBCreditInitials', 'aBCreditOtherNms'),
  // The unmarried addendum.
  aBDomesticRelationship: unmarried,
  ...each(relationship, 'aBDomesticRelationshipT', 'aBDomesticRelationshipState'),
  aBDomesticRelationshipDesc: is('aBDomesticRelationshipT', '9'),
  aBDependAges: positive('aBDependNum'),
  // Addresses.
  ...each(inUnitedStates('aBCountry'), 'aBState', 'aBZip'),
  aBAddrRent: is('aBAddrT', '1'),
  aBFormerAddrNA: ({ value }) => !(Number(value('aBAddrMonths')) >= 24),
  aBAddrMail: ownMailing,
  ...each(mailing, 'aBAddrUnitMail', 'aBCityMail', 'aBCountryMail'),
  ...each(all(mailing, inUnitedStates('aBCountryMail')), 'aBStateMail', 'aBZipMail'),
  aBLanguageDesc: is('aBLanguageT', 'other'),
  // Military service. A surviving spouse need not have served.
  aBMilitaryStatusT: yes('aBMilitaryService'),
  aBMilitaryTourEndD: is('aBMilitaryStatusT', '1'),
  ...each(residual, 'aBVaFedTax', 'aBVaStateTax', 'aBVaLocalTax', 'aBVaSsTax'),
  // The supplemental form.
  ...each(
    yes('aBHousingCounseling'),
    'aBCounselingFormatT',
    'aBCounselingAgencyId',
    'aBCounselingAgencyNm',
    'aBCounselingD',
  ),
  ...each(
    yes('aBHomebuyerEducation'),
    'aBEducationFormatT',
    'aBEducationAgencyId',
    'aBEducationAgencyNm',
    'aBEducationD',
  ),
  aBPoaNm: yes('aBPoaSigns'),
  // Declarations: A has follow-ups only for a future resident, B only for a buyer.
  aBDecPastOwnership: yes('aBDecOcc'),
  ...each(yes('aBDecPastOwnership'), 'aBDecPastOwnedPropT', 'aBDecPastOwnedPropTitleT'),
  aBDecSellerRelationship: unless('sLPurposeT', ...refinancePurposes),
  aBDecBorrowingAmt: yes('aBDecBorrowing'),
  aBDecDeedInLieuD: yes('aBDecDeedInLieu'),
  aBDecShortSaleD: yes('aBDecShortSale'),
  aBDecForeclosureD: yes('aBDecForeclosure'),
  ...each(yes('aBDecBankrupt'), 'aBDecBankruptcyChapters', 'aBDecBankruptEndT', 'aBDecBankruptD'),
  // Demographics: free texts behind their group, observation only face to face.
  aBEthnicityOtherDesc: is('aBEthnicities', 'A'),
  aBRaceTribeDesc: is('aBRaces', 'A'),
  aBRaceOtherAsianDesc: is('aBRaces', 'B'),
  aBRaceOtherPacificDesc: is('aBRaces', 'D'),
  ...each(inPerson, 'aBEthnicityCollectedByObservation', 'aBRaceCollectedByObservation', 'aBSexCollectedByObservation'),
  // The present housing expense of an application.
  aPresRent: any(unless('aBAddrT', '0', '3'), is('aCAddrT', '1')),
  ...each(owning, 'aPres1stM', 'aPresOFin', 'aPresRealETx', 'aPresMIns', 'aPresHoAssocDues'),
};
