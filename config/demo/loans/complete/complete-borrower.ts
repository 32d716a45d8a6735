import { bureaus, CLASSIC_FICO, REPORTED } from '../../../../domain/loan/credit-score';
import type { LoanDocument } from '../../../../domain/loan/document';
import { type Day, dayText } from '../calendar';
import type { Random } from '../random';
import { incomeTaxes } from './complete-residual';
import { communityPropertyStates, type Party } from './party';

/** Which parts of the application have entries. */
export interface KnownFacts {
  readonly previousJob: boolean;
  readonly otherIncome: boolean;
  readonly gifts: boolean;
  readonly debts: boolean;
  readonly expenses: boolean;
  readonly ownsProperty: boolean;
}

interface Around {
  readonly signed: Day;
  /** How many borrow together. */
  readonly count: number;
  readonly document: LoanDocument;
}

const MONTHS_ASKED = 24;
const UNMARRIED = '1';
const IN_PERSON = '1';

const initialsOf = (party: Party): string =>
  ['aBFirstNm', 'aBLastNm'].map((name) => String(party.value(name) ?? '').slice(0, 1)).join('');

/** More specific codes below some of the chosen ones. */
function closer(chosen: unknown, children: Readonly<Record<string, readonly string[]>>, random: Random): string[] {
  const parents = Array.isArray(chosen) ? chosen.map(String) : [];
  return parents.flatMap((parent) => {
    const [first, ...others] = children[parent] ?? [];
    return first !== undefined && random.chance(0.7) ? [parent, random.pick([first, ...others])] : [parent];
  });
}

const ETHNICITIES = { A: ['AA', 'AB', 'AC', 'AE', 'AH'] };
const RACES = { B: ['BA', 'BB', 'BC', 'BE', 'BF'], D: ['DA', 'DC'] };

function demographics(party: Party, random: Random): Record<string, unknown> {
  const observed = party.value('aBInterviewMethodT') === IN_PERSON;
  return {
    aBEthnicities: closer(party.value('aBEthnicities'), ETHNICITIES, random),
    aBRaces: closer(party.value('aBRaces'), RACES, random),
    ...(observed && {
      aBEthnicityCollectedByObservation: false,
      aBRaceCollectedByObservation: false,
      aBSexCollectedByObservation: false,
    }),
  };
}

function scores(party: Party, random: Random): Record<string, unknown> {
  const score = Number(party.value('aBDecisionCreditScore'));
  const facts = bureaus.flatMap((bureau) => [
    [`aB${bureau}ModelT`, CLASSIC_FICO],
    [`aB${bureau}ScoreSourceT`, REPORTED],
  ]);
  return {
    aBExperianScore: Math.min(850, score + random.int(0, 14)),
    aBTransUnionScore: score,
    aBEquifaxScore: Math.max(300, score - random.int(0, 14)),
    ...Object.fromEntries(facts),
  };
}

function person(party: Party, { count }: Around, random: Random): Record<string, unknown> {
  const served = party.value('aBMilitaryService') === true;
  const dependents = Number(party.value('aBDependNum') ?? 0);
  const ages = Array.from({ length: dependents }, () => random.int(1, 17)).sort((one, other) => one - other);
  return {
    aBTypeT: '0',
    aBCreditT: count > 1 ? '2' : '1',
    ...(count > 1 && { aBCreditBorrowersNum: count, aBCreditInitials: initialsOf(party) }),
    ...(dependents > 0 && { aBDependAges: ages.join(', ') }),
    ...(party.value('aBMaritalStatT') === UNMARRIED && { aBDomesticRelationship: false }),
    aBCommunityPropertyResident: communityPropertyStates.includes(party.value('aBState')),
    aBCountry: 'US',
    aBAddrMailNA: true,
    aBLanguageT: random.weighted([
      ['eng', 82],
      ['spa', 12],
      ['refused', 6],
    ]),
    ...(served && { aBMilitaryStatusT: ['2'] }),
    aBMilitarySurvivingSpouse: false,
    aBHousingCounseling: false,
    aBHomebuyerEducation: false,
  };
}

const missingFacts = (known: KnownFacts): Record<string, unknown> => ({
  aBEmpCurrentNA: false,
  aBEmpAdditionalNA: true,
  aBEmpPreviousNA: !known.previousJob,
  aBOtherIncomeNA: !known.otherIncome,
  aBAssetsNA: false,
  aBOtherAssetsNA: true,
  aBGiftsNA: !known.gifts,
  aBLiabilitiesNA: !known.debts,
  aBExpensesNA: !known.expenses,
  aBReoNA: !known.ownsProperty,
});

function declarations(party: Party, { document }: Around, random: Random): Record<string, unknown> {
  const owned = party.value('aBDecPastOwnership') === true && document.sOccTPe === '0';
  return owned ? { aBDecPastOwnedPropT: '1', aBDecPastOwnedPropTitleT: random.pick(['1', '2', '2']) } : {};
}

/** The rest of a borrower's own data, under the names of their own fields. */
export function completeBorrower(
  party: Party,
  known: KnownFacts,
  around: Around,
  random: Random,
): Record<string, unknown> {
  const fields = {
    ...person(party, around, random),
    aBFormerAddrNA: Number(party.value('aBAddrMonths')) >= MONTHS_ASKED,
    ...missingFacts(known),
    ...incomeTaxes(around.document, party),
    ...declarations(party, around, random),
    ...demographics(party, random),
    ...scores(party, random),
    aBSignedD: dayText(around.signed),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [party.nameOf(name), value]));
}
