import type { Applicant } from '../../../domain/loan/records';
import { type Day, dayText } from './calendar';
import { emailName, inventedSsn, phoneNumber } from './contact-data';
import { firstNames, lastNames } from './people-names';
import { demoPlaces } from './places';
import { drawAddress } from './property';
import type { Random } from './random';

/** A borrower. */
export interface Person {
  readonly first: string;
  readonly last: string;
  readonly sex: '1' | '2';
}

function drawPerson(random: Random, last: string = random.pick(lastNames)): Person {
  const [first, sex] = random.pick(firstNames);
  return { first, last, sex };
}

/** One to four people: usually one or a couple, sometimes a second application of parents or friends. */
export function drawHouseholds(random: Random): readonly (readonly [Person, Person?])[] {
  const household = (together: number): readonly [Person, Person?] => {
    const person = drawPerson(random);
    if (!random.chance(together)) return [person];
    return [person, drawPerson(random, random.chance(0.7) ? person.last : undefined)];
  };
  const first = household(0.45);
  return random.chance(0.04) ? [first, household(0.5)] : [first];
}

/** Only the names, as shown in the pipeline. */
export const namesOf = (households: ReturnType<typeof drawHouseholds>): Applicant[] =>
  households.map(([borrower, coborrower]) => ({
    aBFirstNm: borrower.first,
    aBLastNm: borrower.last,
    ...(coborrower && { aCFirstNm: coborrower.first, aCLastNm: coborrower.last }),
  }));

const MARRIED = '0';
const DECLINED = { ethnicity: 'C', race: 'F' } as const;

function demographics(random: Random): { ethnicities: string[]; races: string[] } {
  const ethnicity = random.weighted([
    ['B', 60],
    ['A', 20],
    [DECLINED.ethnicity, 20],
  ]);
  const race = random.weighted([
    ['E', 45],
    ['B', 17],
    ['C', 13],
    ['A', 3],
    ['D', 2],
    [DECLINED.race, 20],
  ]);
  return { ethnicities: [ethnicity], races: [race] };
}

/** A borrower's own data, under the borrower's field names; a co-borrower's have C instead of B. */
function personFields(person: Person, context: Context, random: Random): Record<string, unknown> {
  const { ethnicities, races } = demographics(random);
  const domain = random.pick(['example.com', 'example.org', 'example.net']);
  return {
    aBFirstNm: person.first,
    ...(random.chance(0.25) && { aBMidNm: random.pick(firstNames)[0].slice(0, 1) }),
    aBLastNm: person.last,
    aBSsn: inventedSsn(random),
    aBDob: dayText(context.today - random.int(24 * 365, 71 * 365)),
    aBEmail: `${emailName(`${person.first} ${person.last}`)}@${domain}`,
    aBHPhone: phoneNumber(random),
    aBCellPhone: phoneNumber(random),
    aProdBCitizenT: random.weighted([
      ['0', 86],
      ['1', 9],
      ['2', 5],
    ]),
    aBMaritalStatT: context.couple ? MARRIED : random.pick(['0', '1', '1', '2']),
    aBDependNum: random.int(0, 3),
    aBAddr: context.home.address,
    aBCity: context.home.city,
    aBState: context.home.state,
    aBZip: context.home.zip,
    aBAddrT: context.owns ? '0' : '1',
    aBAddrMonths: random.int(5, 180),
    ...(!context.owns && { aBAddrRent: `${random.int(16, 48)}00.00` }),
    aBDecisionCreditScore: Math.min(850, context.score + random.int(0, 20)),
    aBDecOcc: context.occupies,
    aBDecPastOwnership: context.owns || random.chance(0.3),
    aBDecSellerRelationship: false,
    aBDecBorrowing: false,
    aBDecNewMortgage: false,
    aBDecNewCredit: false,
    aBDecPriorityLien: false,
    aBDecEndorser: false,
    aBDecJudgment: false,
    aBDecDelinquent: false,
    aBDecLawsuit: false,
    aBDecDeedInLieu: false,
    aBDecShortSale: false,
    aBDecForeclosure: false,
    aBDecBankrupt: false,
    aBMilitaryService: context.served,
    aBEthnicities: ethnicities,
    aBRaces: races,
    aBGender: person.sex,
    aBInterviewMethodT: random.pick(['1', '2', '4', '4']),
  };
}

interface Home {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The borrowers' fields of the loan. */
export interface Context {
  readonly today: Day;
  readonly couple: boolean;
  readonly score: number;
  /** The borrowers own their current home. */
  readonly owns: boolean;
  readonly occupies: boolean;
  readonly served: boolean;
  readonly home: Home;
}

const asCoborrower = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace(/^a(Prod)?B/, 'a$1C'), value]));

/** The applications in full. */
export function drawApplicants(
  households: ReturnType<typeof drawHouseholds>,
  given: Omit<Context, 'home' | 'couple'> & { readonly property: Home; readonly refinances: boolean },
  occupancy: string,
  random: Random,
): Applicant[] {
  return households.map(([borrower, coborrower]) => {
    const place = random.pick(demoPlaces);
    const elsewhere = { address: drawAddress(random), city: place.city, state: place.state, zip: place.zip };
    const home = given.refinances && occupancy === '0' ? given.property : elsewhere;
    const context: Context = { ...given, home, couple: coborrower !== undefined };
    return {
      aOccT: occupancy,
      ...personFields(borrower, context, random),
      ...(coborrower && asCoborrower(personFields(coborrower, { ...context, served: false }, random))),
    };
  });
}
