import type { LoanDocument, LoanValues } from '../../../../domain/loan/document';
import { formatCents, toCents } from '../../../../domain/numbers/fixed';
import { demoBranches } from '../../organization';
import { type Day, dayText } from '../calendar';
import { demoPlaces } from '../places';
import { drawAddress } from '../property';
import type { Random } from '../random';
import { communityPropertyStates } from './party';

/** Values of a loan, except for those that identify it. */
type Answers = Partial<Omit<LoanValues, 'sLNm' | 'sStatusT'>>;

/** The originator (URLA 9): from the branch if there is one, otherwise a company with an invented address. */
function originator(document: LoanDocument, signed: Day, random: Random): Answers {
  const branch = demoBranches.find(({ name }) => name === document.sBranchName);
  const place = branch ?? { ...random.pick(demoPlaces), address: drawAddress(random) };
  return {
    sUrlaOriginatorNm: document.sEmployeeLoanRepName ?? null,
    sUrlaOriginatorNmlsId: `99${random.int(10000, 99999)}`,
    sUrlaOriginatorPhone: document.sEmployeeLoanRepPhone ?? null,
    sUrlaOriginatorEmail: document.sEmployeeLoanRepEmail ?? null,
    sUrlaOriginatorSignedD: dayText(signed),
    sUrlaCompanyNm: document.sOriginatingCompanyName ?? document.sBranchName ?? null,
    sUrlaCompanyAddr: place.address,
    sUrlaCompanyCity: place.city,
    sUrlaCompanyState: place.state,
    sUrlaCompanyZip: place.zip,
    sUrlaCompanyNmlsId: branch?.nmlsId ?? `99${random.int(10000, 99999)}`,
  };
}

/** The refinance data: the home and the purpose (URLA L1). */
function refinance(document: LoanDocument, names: string, signed: Day, random: Random): Answers {
  const years = random.int(2, 14);
  const isCashOut = document.sLPurposeT === '2';
  return {
    sTitleCurrentNames: names,
    sSpAcquiredD: dayText(signed - years * 365),
    sSpAcquiredYr: Number(dayText(signed - years * 365).slice(0, 4)),
    sSpOrigCost: formatCents(
      Math.round((toCents(document.sApprVal ?? '0') * (100 - years * 3)) / 100 / 1000_00) * 1000_00,
    ),
    sGseRefPurposeT: isCashOut || document.sLPurposeT === '8' ? '1' : '2',
    ...((isCashOut || document.sLPurposeT === '8') && { sRefPurposeT: random.pick(['1', '2']) }),
    ...(document.sLPurposeT === '8' && {
      sProdCashoutAmt: document.sLAmtCalc ?? null,
      sHelocDrawMon: 120,
      sHelocRepayMon: 240,
    }),
  };
}

function ofType(document: LoanDocument, random: Random): Answers {
  const inProject = document.sProdSpT === '1' || document.sProdSpT === '2';
  const project = random.pick(['Alder Court', 'Copper Mill Lofts', 'Lantern Hill', 'Saltwater Row']);
  return {
    ...(document.sProdSpT === '4' && { sSpIsManufacturedAffixed: true }),
    ...(inProject && { sSpProjectNm: project, sSpProjectT: document.sProdSpT === '2' ? '1' : '3' }),
    ...((document.sOccTPe === '2' || document.sProdSpT === '8') && { sSpGrossRent: `${random.int(18, 52)}00.00` }),
    ...(document.sLT === '4' && { sLTOtherDesc: 'Non-QM' }),
    ...(document.sLT === '1' && { sFhaCaseNum: `${random.int(100, 599)}-${random.int(1000000, 9999999)}` }),
    ...(document.sLT === '2' && {
      sVaCaseNum: `${random.int(10, 59)}-${random.int(10, 59)}-6-${random.int(1000000, 9999999)}`,
    }),
    ...(document.sLT === '3' && {
      sUsdaHouseholdSize: random.int(2, 5),
      sUsdaAnnualIncome: `${random.int(52, 88)}000.00`,
    }),
  };
}

/** The loan data of an application besides its terms: title, property, costs, originator. */
export function completeLoanValues(
  document: LoanDocument,
  names: readonly string[],
  signed: Day,
  random: Random,
): Answers {
  const price = toCents(document.sPurchPrice ?? '0');
  const together = names.join(', ');
  return {
    ...originator(document, signed, random),
    ...ofType(document, random),
    ...(price > 0
      ? { sPurchCreditEarnestMoneyAmt: formatCents(Math.round(price / 100 / 1000_00) * 1000_00) }
      : refinance(document, together, signed, random)),
    sTitleInNamesOf: together,
    sTitleHeldT: names.length > 1 ? '1' : '0',
    sSpIsMixedUse: false,
    sSpIsCommunityPropertyState: communityPropertyStates.includes(document.sSpState),
    sSpHasCleanEnergyLien: false,
    sSpIsTribalLand: false,
    sOtherMtgNA: true,
    sTotEstPpAmt: formatCents(random.int(14, 62) * 100_00),
  };
}
