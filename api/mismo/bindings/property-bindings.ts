import type { Binding } from '../binding';
import { addressBindings } from './address-bindings';

const detail = 'PROPERTY_DETAIL';
const valuation = 'PROPERTY_VALUATIONS/PROPERTY_VALUATION/PROPERTY_VALUATION_DETAIL';
const location = 'LOCATION_IDENTIFIER';

/** The property that secures the loan; paths begin at `SUBJECT_PROPERTY`. */
export const propertyBindings: readonly Binding[] = [
  ...addressBindings('ADDRESS', {
    line: 'sSpAddr',
    unit: 'sSpUnit',
    city: 'sSpCity',
    state: 'sSpState',
    zip: 'sSpZip',
    county: 'sSpCounty',
  }),
  { path: `${location}/CENSUS_INFORMATION/CensusTractIdentifier`, field: 'sSpCensusTract' },
  { path: `${location}/GENERAL_IDENTIFIER/MSAIdentifier`, field: 'sSpMsaCode' },
  {
    path: 'LEGAL_DESCRIPTIONS/LEGAL_DESCRIPTION/PARCEL_IDENTIFICATIONS/PARCEL_IDENTIFICATION/ParcelIdentifier',
    field: 'sSpParcelNum',
  },
  {
    path: 'LEGAL_DESCRIPTIONS/LEGAL_DESCRIPTION/UNPARSED_LEGAL_DESCRIPTIONS/UNPARSED_LEGAL_DESCRIPTION/UnparsedLegalDescription',
    field: 'sSpLegalDesc',
  },
  { path: 'PROJECT/PROJECT_DETAIL/ProjectName', field: 'sSpProjectNm' },
  { path: 'PROJECT/PROJECT_DETAIL/FNMCondominiumProjectManagerProjectIdentifier', field: 'sSpProjectId' },
  {
    path: `${detail}/AttachmentType`,
    field: 'sProdSpStructureT',
    values: { Attached: '1', SemiDetached: '1', Detached: '2' },
  },
  { path: `${detail}/CommunityPropertyStateIndicator`, field: 'sSpIsCommunityPropertyState' },
  {
    path: `${detail}/ConstructionMethodType`,
    field: 'sSpConstructionMethodT',
    values: {
      SiteBuilt: '0',
      Manufactured: '1',
      Modular: '2',
      OnFrameModular: '3',
      'Other:OnFrameModular': '3',
      Other: '4',
    },
    other: { name: 'ConstructionMethodTypeOtherDescription' },
  },
  { path: `${detail}/GrossLivingAreaSquareFeetNumber`, field: 'sSpSquareFeet' },
  { path: `${detail}/PropertyAcquiredDate`, field: 'sSpAcquiredD' },
  { path: `${detail}/PropertyAcquiredYear`, field: 'sSpAcquiredYr' },
  {
    path: `${detail}/PropertyEstateType`,
    field: 'sEstateHeldT',
    values: { FeeSimple: '0', Leasehold: '1' },
  },
  { path: `${detail}/PropertyExistingCleanEnergyLienIndicator`, field: 'sSpHasCleanEnergyLien' },
  { path: `${detail}/PropertyGroundLeaseExpirationDate`, field: 'sLeaseholdExpireD' },
  { path: `${detail}/PropertyMixedUsageIndicator`, field: 'sSpIsMixedUse' },
  { path: `${detail}/PropertyOriginalCostAmount`, field: 'sSpOrigCost' },
  { path: `${detail}/PropertyStructureBuiltYear`, field: 'sSpYrBuilt' },
  {
    path: `${detail}/PropertyUsageType`,
    field: 'sOccTPe',
    values: { PrimaryResidence: '0', SecondHome: '1', Investment: '2', Investor: '2' },
  },
  { path: `${detail}/PUDIndicator`, field: 'sSpIsInPud' },
  { path: `${detail}/RentalEstimatedGrossMonthlyRentAmount`, field: 'sSpGrossRent' },
  { path: `${valuation}/AppraisalIdentifier`, field: 'sSpAppraisalId' },
  {
    path: `${valuation}/PropertyValuationAmount`,
    field: 'sApprVal',
    orFrom: `${detail}/PropertyEstimatedValueAmount`,
  },
  { path: `${valuation}/PropertyValuationEffectiveDate`, field: 'sSpValuationEffectiveD' },
  {
    path: `${valuation}/PropertyValuationMethodType`,
    field: 'sSpValuationMethodT',
    values: {
      None: '0',
      FullAppraisal: '1',
      DriveBy: '2',
      ExteriorOnly: '2',
      DesktopAppraisal: '3',
      AutomatedValuationModel: '4',
      FieldReview: '5',
      DeskReview: '6',
      'Other:AppraisalWaiver': '7',
      PriorAppraisalUsed: '8',
    },
    other: { name: 'PropertyValuationMethodTypeOtherDescription' },
  },
  {
    path: 'SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL/SalesContractAmount',
    field: 'sPurchPrice',
    orFrom: 'SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL/PurchasePriceAmount',
  },
  { path: 'SALES_CONTRACTS/SALES_CONTRACT/SALES_CONTRACT_DETAIL/SalesContractDate', field: 'sContractD' },
  {
    path: 'SALES_CONTRACTS/SALES_CONTRACT/SALES_CONCESSIONS/SALES_CONCESSION/SalesConcessionAmount',
    field: 'sFHASalesConcessions',
  },
];
