import type { Binding } from '../binding';

const detail = 'PROPERTY_DETAIL';
const unit = 'PROPERTY_UNITS/PROPERTY_UNIT/PROPERTY_UNIT_DETAIL';

function insurance(kind: string): string {
  return `HAZARD_INSURANCES/HAZARD_INSURANCE[HazardInsuranceCoverageType=${kind}]`;
}

/** More property data: rooms, land, insurance and title; paths begin at `SUBJECT_PROPERTY`. */
export const propertyDetailBindings: readonly Binding[] = [
  { path: `${detail}/FHASecondaryResidenceIndicator`, field: 'sIsFhaSecondaryResidence' },
  {
    path: `${detail}/NativeAmericanLandsType`,
    field: 'sIndianLandTenureT',
    values: {
      FeeSimple: '1',
      IndividualTrustLand: '2',
      TribalTrustLand: '3',
      'Other:TribalTrustLandOffReservation': '4',
      'Other:AlaskaNativeCorporationLand': '5',
    },
    other: { name: 'NativeAmericanLandsTypeOtherDescription' },
  },
  { path: `${detail}/PropertyExistingLienAmount`, field: 'sSpLien' },
  { path: `${detail}/RentalEstimatedNetMonthlyRentAmount`, field: 'sSpNetRent' },
  { path: `${unit}/BathroomNumber`, field: 'sSpBathrooms' },
  { path: `${unit}/BedroomCount`, field: 'sSpBedrooms' },
  { path: `${unit}/TotalRoomCount`, field: 'sSpRooms' },
  {
    path: 'IMPROVEMENT/STRUCTURE/STRUCTURE_DETAIL/StoriesCount',
    field: 'sSpStories',
    orFrom: `${detail}/StoriesCount`,
  },
  {
    path: 'MANUFACTURED_HOME/MANUFACTURED_HOME_DETAIL/ManufacturedHomeAttachedToFoundationIndicator',
    field: 'sSpIsManufacturedAffixed',
  },
  {
    path: 'PROPERTY_VALUATIONS/PROPERTY_VALUATION/AVMS/AVM[AVMModelNameType=Other]/AVMModelNameTypeOtherDescription',
    field: 'sSpAvmModelNm',
    orFrom: 'PROPERTY_VALUATIONS/PROPERTY_VALUATION/AVMS/AVM/AVMModelNameType',
  },
  { path: 'FLOOD_DETERMINATION/FLOOD_DETERMINATION_DETAIL/NFIPFloodZoneIdentifier', field: 'sFloodZone' },
  { path: `${insurance('Flood')}/InsuranceRequiredIndicator`, field: 'sFloodInsRequired' },
  {
    path: `${insurance('Hazard')}/HazardInsurancePolicyIdentifier`,
    field: 'sHazInsPolicyNum',
    orFrom: `${insurance('Homeowners')}/HazardInsurancePolicyIdentifier`,
  },
  {
    path: `${insurance('Hazard')}/HazardInsuranceNextPremiumDueDate`,
    field: 'sHazInsDueD',
    orFrom: `${insurance('Homeowners')}/HazardInsuranceNextPremiumDueDate`,
  },
  { path: 'PROPERTY_TITLE/TitlePreliminaryReportDate', field: 'sPrelimRprtDocumentD' },
];
