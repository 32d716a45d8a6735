import { describe, expect, it } from 'vitest';
import { testFile, today } from '../mismo.test-support';
import { readMismo } from '../read-mismo';
import { writeMismo } from '../write-mismo';

const { document, report } = readMismo(testFile('closing-details.xml'), { today });

describe('closing, insurance and property data of a file', () => {
  it('includes payments, closing and HMDA data', () => {
    expect(document).toMatchObject({
      sBalloonPmtAmt: '180500.00',
      sIsContractForDeed: true,
      sSchedDueD1: '2027-02-01',
      sLateDays: 15,
      sLateChargePc: '5.000',
      sPmtAdjCapR: '7.500',
      sPmtAdjCapMon: 12,
      sBuydwnR1: '2.000',
      sBuydwnMon1: 12,
      sBuydwnR2: '1.000',
      sBuydwnMon2: 12,
      sEstCloseD: '2026-12-14',
      sDisbursementD: '2026-12-18',
      sRescissionD: '2026-12-17',
      sOtherCreditAmt: '750.00',
      sOtherCreditDesc: 'Home warranty',
      sPerDiemAmt: '31.2500',
      sPrepaidInterestDays: 14,
      sPrepaidInterestFromD: '2026-12-18',
      sHmdaActionD: '2026-12-18',
      sHmdaActionTaken: '1',
      sHmdaRateSpread: '0.412',
      sProdAvailReserveMonths: 4,
      sUsdaHouseholdSize: 5,
    });
  });

  it('reads mortgage insurance, and a company that MISMO has a code for', () => {
    expect(document).toMatchObject({
      sMiCompanyNm: 'Genworth',
      sMiCertId: 'MI-77120',
      sProMInsCancelLtv: '78.000',
      sProMInsR: '0.550',
      sFfUfmipR: '1.750',
      sMiRenewalMon: 120,
    });
  });

  it('reads the house, its insurance, its appraiser and its title', () => {
    expect(document).toMatchObject({
      sSpRooms: 6,
      sSpBedrooms: 3,
      sSpBathrooms: '1.5',
      sSpStories: 2,
      sSpIsManufacturedAffixed: true,
      sIndianLandTenureT: '4',
      sSpLien: '61000.00',
      sSpNetRent: '-120.00',
      sIsFhaSecondaryResidence: false,
      sSpAvmModelNm: 'ValuePoint4',
      sPrelimRprtDocumentD: '2026-10-20',
      sFloodZone: 'AE',
      sFloodInsRequired: true,
      sHazInsPolicyNum: 'HO-20417',
      sHazInsDueD: '2027-12-01',
      sHazInsCompanyNm: 'Mesa Mutual',
      sSpAppraiserNm: 'Ines Measure',
      sSpAppraiserLicenseNum: 'AZ-31007',
      sTitleInNamesOf: 'Corazon Placeholder',
      sTitleHeldT: '7',
      sTitleHeldDesc: 'Transfer on death',
    });
  });

  it('includes the current housing expense of each application, and leaves nothing unread', () => {
    expect(document.applicants).toMatchObject([
      { aPresRent: '1450.00', aBDecExplanation: 'The judgment was paid in 2021.' },
      { aPresRent: '980.00' },
    ]);
    expect(report.ignored).toEqual([]);
  });

  it("uses the title holders' names if the vesting is not written", () => {
    const { sTitleInNamesOf: _names, ...loan } = document;
    const vestings = [
      { id: 'v1', owners: [], firstName: 'Ana', lastName: 'Field' },
      { id: 'v2', owners: [], entityName: 'The Field Trust', entityType: '1' },
    ];
    const text = writeMismo({ ...loan, vestings }, { now: new Date('2026-11-21T18:30:00Z') });
    const again = readMismo(new TextEncoder().encode(text), { today }).document;
    expect(again.sTitleInNamesOf).toBe('Ana Field; The Field Trust');
  });
});
