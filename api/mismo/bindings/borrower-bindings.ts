import type { Binding } from '../binding';
import { addressBindings } from './address-bindings';

const yesOrNo = { Yes: true, No: false } as const;
const detail = 'BORROWER_DETAIL';
const extension = 'EXTENSION/OTHER/ULAD:BORROWER_DETAIL_EXTENSION';

function phone(role: string, field: string): Binding {
  const point = `INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT[CONTACT_POINT_DETAIL/ContactPointRoleType=${role}]`;
  return { path: `${point}/CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue`, field };
}

/** A person, under the borrower's field names; paths begin at `PARTY`. */
export const personBindings: readonly Binding[] = [
  { path: 'INDIVIDUAL/NAME/FirstName', field: 'aBFirstNm' },
  { path: 'INDIVIDUAL/NAME/MiddleName', field: 'aBMidNm' },
  { path: 'INDIVIDUAL/NAME/LastName', field: 'aBLastNm' },
  { path: 'INDIVIDUAL/NAME/SuffixName', field: 'aBSuffix' },
  {
    path: 'INDIVIDUAL/CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_EMAIL/ContactPointEmailValue',
    field: 'aBEmail',
  },
  phone('Home', 'aBHPhone'),
  phone('Mobile', 'aBCellPhone'),
  phone('Work', 'aBBusPhone'),
  ...addressBindings('ADDRESSES/ADDRESS[AddressType=Mailing]', {
    line: 'aBAddrMail',
    unit: 'aBAddrUnitMail',
    city: 'aBCityMail',
    state: 'aBStateMail',
    zip: 'aBZipMail',
    country: 'aBCountryMail',
  }),
];

function counseling(type: string, done: string, date: string, format: string): Binding[] {
  const event = `COUNSELING/COUNSELING_EVENTS/COUNSELING_EVENT[COUNSELING_EVENT_DETAIL/CounselingType=${type}]/COUNSELING_EVENT_DETAIL`;
  return [
    { path: `${event}/CounselingConfirmationIndicator`, field: done },
    { path: `${event}/CounselingCompletedDate`, field: date },
    {
      path: `${event}/CounselingFormatType`,
      field: format,
      values: { FaceToFace: '1', Internet: '2', Telephone: '3', 'Other:Hybrid': '4' },
      other: { name: 'CounselingFormatTypeOtherDescription' },
    },
  ];
}

/** A borrower's data in the application; paths begin at `BORROWER`. */
export const borrowerBindings: readonly Binding[] = [
  { path: `${detail}/BorrowerBirthDate`, field: 'aBDob' },
  { path: `${detail}/BorrowerApplicationSignedDate`, field: 'aBSignedD' },
  { path: `${detail}/CommunityPropertyStateResidentIndicator`, field: 'aBCommunityPropertyResident' },
  { path: `${detail}/DependentCount`, field: 'aBDependNum' },
  {
    path: `${detail}/DomesticRelationshipIndicator`,
    field: 'aBDomesticRelationship',
    orFrom: `${detail}/${extension}/ULAD:DomesticRelationshipIndicator`,
  },
  {
    path: `${detail}/DomesticRelationshipType`,
    field: 'aBDomesticRelationshipT',
    orFrom: `${detail}/${extension}/ULAD:DomesticRelationshipType`,
    values: {
      CivilUnion: '1',
      DomesticPartnership: '2',
      RegisteredReciprocalBeneficiaryRelationship: '3',
      Other: '9',
    },
    other: { name: 'DomesticRelationshipTypeOtherDescription', field: 'aBDomesticRelationshipDesc' },
  },
  {
    path: `${detail}/DomesticRelationshipStateCode`,
    field: 'aBDomesticRelationshipState',
    orFrom: `${detail}/${extension}/ULAD:DomesticRelationshipStateCode`,
  },
  {
    path: `${detail}/MaritalStatusType`,
    field: 'aBMaritalStatT',
    values: { Married: '0', Unmarried: '1', Separated: '2' },
  },
  { path: `${detail}/SelfDeclaredMilitaryServiceIndicator`, field: 'aBMilitaryService' },
  { path: `${detail}/SpousalVABenefitsEligibilityIndicator`, field: 'aBMilitarySurvivingSpouse' },
  {
    path: 'MILITARY_SERVICES/MILITARY_SERVICE/MilitaryServiceExpectedCompletionDate',
    field: 'aBMilitaryTourEndD',
    readOnly: true,
  },
  { path: 'GOVERNMENT_BORROWER/VAFederalTaxAmount', field: 'aBVaFedTax' },
  { path: 'GOVERNMENT_BORROWER/VALocalTaxAmount', field: 'aBVaLocalTax' },
  { path: 'GOVERNMENT_BORROWER/VASocialSecurityTaxAmount', field: 'aBVaSsTax' },
  { path: 'GOVERNMENT_BORROWER/VAStateTaxAmount', field: 'aBVaStateTax' },
  {
    path: 'CREDIT_SCORES/CREDIT_SCORE[CREDIT_SCORE_DETAIL/CreditRepositorySourceType=MergedData]/CREDIT_SCORE_DETAIL/CreditScoreValue',
    field: 'aBDecisionCreditScore',
  },
  ...counseling('Counseling', 'aBHousingCounseling', 'aBCounselingD', 'aBCounselingFormatT'),
  ...counseling('Education', 'aBHomebuyerEducation', 'aBEducationD', 'aBEducationFormatT'),
];

const declaration = 'DECLARATION/DECLARATION_DETAIL';

/** Section 5 of the URLA; paths begin at `BORROWER`. */
export const declarationBindings: readonly Binding[] = [
  { path: `${declaration}/IntentToOccupyType`, field: 'aBDecOcc', values: yesOrNo },
  { path: `${declaration}/HomeownerPastThreeYearsType`, field: 'aBDecPastOwnership', values: yesOrNo },
  {
    path: `${declaration}/PriorPropertyUsageType`,
    field: 'aBDecPastOwnedPropT',
    values: {
      PrimaryResidence: '1',
      SecondHome: '2',
      SecondaryResidence: '2',
      Investment: '3',
      FHASecondaryResidence: '4',
    },
  },
  {
    path: `${declaration}/PriorPropertyTitleType`,
    field: 'aBDecPastOwnedPropTitleT',
    values: { Sole: '1', JointWithSpouse: '2', JointWithOtherThanSpouse: '3' },
  },
  {
    path: `${declaration}/EXTENSION/OTHER/ULAD:DECLARATION_DETAIL_EXTENSION/ULAD:SpecialBorrowerSellerRelationshipIndicator`,
    field: 'aBDecSellerRelationship',
  },
  { path: `${declaration}/UndisclosedBorrowedFundsIndicator`, field: 'aBDecBorrowing' },
  { path: `${declaration}/UndisclosedBorrowedFundsAmount`, field: 'aBDecBorrowingAmt' },
  { path: `${declaration}/UndisclosedMortgageApplicationIndicator`, field: 'aBDecNewMortgage' },
  { path: `${declaration}/UndisclosedCreditApplicationIndicator`, field: 'aBDecNewCredit' },
  { path: `${declaration}/PropertyProposedCleanEnergyLienIndicator`, field: 'aBDecPriorityLien' },
  { path: `${declaration}/UndisclosedComakerOfNoteIndicator`, field: 'aBDecEndorser' },
  { path: `${declaration}/OutstandingJudgmentsIndicator`, field: 'aBDecJudgment' },
  { path: `${declaration}/PresentlyDelinquentIndicator`, field: 'aBDecDelinquent' },
  { path: `${declaration}/PartyToLawsuitIndicator`, field: 'aBDecLawsuit' },
  { path: `${declaration}/PriorPropertyDeedInLieuConveyedIndicator`, field: 'aBDecDeedInLieu' },
  { path: `${declaration}/PriorPropertyShortSaleCompletedIndicator`, field: 'aBDecShortSale' },
  { path: `${declaration}/PriorPropertyForeclosureCompletedIndicator`, field: 'aBDecForeclosure' },
  { path: `${declaration}/BankruptcyIndicator`, field: 'aBDecBankrupt' },
  {
    path: 'DECLARATION/DECLARATION_EXPLANATIONS/DECLARATION_EXPLANATION[DeclarationExplanationType=Other]/DeclarationExplanationDescription',
    field: 'aBDecExplanation',
  },
];

const monitoring = 'GOVERNMENT_MONITORING/GOVERNMENT_MONITORING_DETAIL';

/** How the demographic answers were collected. Ethnicity, race and sex are trees and have their own code. */
export const monitoringBindings: readonly Binding[] = [
  {
    path: `${monitoring}/HMDAEthnicityCollectedBasedOnVisualObservationOrSurnameIndicator`,
    field: 'aBEthnicityCollectedByObservation',
  },
  {
    path: `${monitoring}/HMDARaceCollectedBasedOnVisualObservationOrSurnameIndicator`,
    field: 'aBRaceCollectedByObservation',
  },
  {
    path: `${monitoring}/HMDAGenderCollectedBasedOnVisualObservationOrNameIndicator`,
    field: 'aBSexCollectedByObservation',
  },
  {
    path: `${monitoring}/EXTENSION/OTHER/ULAD:GOVERNMENT_MONITORING_DETAIL_EXTENSION/ULAD:ApplicationTakenMethodType`,
    field: 'aBInterviewMethodT',
    values: {
      FaceToFace: '1',
      Telephone: '2',
      Mail: '3',
      FaxOrMail: '3',
      Internet: '4',
      EmailOrInternet: '4',
      Email: '4',
    },
  },
];

/** The current home, in the borrower's own fields; paths begin at `RESIDENCE`. */
export const presentHomeBindings: readonly Binding[] = [
  ...addressBindings('ADDRESS', {
    line: 'aBAddr',
    unit: 'aBAddrUnit',
    city: 'aBCity',
    state: 'aBState',
    zip: 'aBZip',
    country: 'aBCountry',
  }),
  ...residenceDetail('aBAddrT', 'aBAddrMonths', 'aBAddrRent'),
];

/** A former home, as a residence record. */
export const formerHomeBindings: readonly Binding[] = [
  ...addressBindings('ADDRESS', {
    line: 'address',
    unit: 'unit',
    city: 'city',
    state: 'state',
    zip: 'zip',
    country: 'country',
  }),
  ...residenceDetail('basis', 'months', 'rent'),
];

function residenceDetail(basis: string, months: string, rent: string): Binding[] {
  return [
    {
      path: 'RESIDENCE_DETAIL/BorrowerResidencyBasisType',
      field: basis,
      values: { Own: '0', Rent: '1', Unknown: '2', LivingRentFree: '3' },
    },
    { path: 'RESIDENCE_DETAIL/BorrowerResidencyDurationMonthsCount', field: months },
    { path: 'LANDLORD/LANDLORD_DETAIL/MonthlyRentAmount', field: rent },
  ];
}
