import { toHmdaEthnicity, toHmdaRace, toHmdaSex } from '../../application/demographics/hmda-demographics';
import { nonApplicantTypes } from '../../loan/codes/borrower-codes';
import { borrowersOf, type LoanDocument } from '../../loan/document';
import type { allBorrowerFields } from '../../loan/fields/application-fields';
import { coborrowerName } from '../../loan/fields/coborrower-fields';
import type { FieldValues, Owner } from '../../loan/records';
import type { FinalAction } from '../action-taken';
import { applicationDay } from '../application-day';
import type { LarField, LarPart } from '../lar-fields';
import { ageOn } from './application-part';

type Person = FieldValues<typeof allBorrowerFields>;

/** The answers of one borrower under the names of a borrower. */
function personOf(loan: LoanDocument, owner: Owner): Person {
  const applicant: object = loan.applicants[Number(owner[0])] ?? {};
  if (owner[1] === 'B') return applicant as Person;
  return new Proxy(applicant, { get: (all, name) => Reflect.get(all, coborrowerName(String(name))) }) as Person;
}

const applies = (loan: LoanDocument, owner: Owner): boolean =>
  !nonApplicantTypes.some((type) => type === personOf(loan, owner).aBTypeT);

/** The applicant and the first co-applicant; a register has no more. Who only holds title or signs is none. */
export function applicantsOf(loan: LoanDocument): {
  readonly first: Owner;
  readonly second: Owner | undefined;
} {
  const [first = '0B', ...others] = borrowersOf(loan);
  return { first, second: others.find((owner) => applies(loan, owner)) };
}

const observed = (value: boolean | null | undefined): string | null =>
  value === true ? '1' : value === false ? '2' : null;

/** How an answer was collected: without the field, an answer that was given was not observed. */
const collected = (isAnswered: boolean, value: boolean | null | undefined): string | null =>
  observed(value) ?? (isAnswered ? '2' : null);

const codeAt = (codes: readonly string[], place: number): string | null => codes[place] ?? (place === 0 ? null : '');

interface Told {
  readonly ethnicity: readonly (string | null)[];
  readonly ethnicityOther: string;
  readonly ethnicityObserved: string | null;
  readonly race: readonly (string | null)[];
  readonly tribe: string;
  readonly asian: string;
  readonly pacific: string;
  readonly raceObserved: string | null;
  readonly sex: string | null;
  readonly sexObserved: string | null;
  readonly age: string | null;
}

const places = [0, 1, 2, 3, 4] as const;

/** What the register says of one person (1003.4(a)(10), appendix B). */
function toldOf(loan: LoanDocument, owner: Owner): Told {
  const person = personOf(loan, owner);
  const ethnicity = toHmdaEthnicity(person.aBEthnicities ?? [], person.aBEthnicityOtherDesc);
  const race = toHmdaRace(person.aBRaces ?? [], {
    tribe: person.aBRaceTribeDesc ?? null,
    otherAsian: person.aBRaceOtherAsianDesc ?? null,
    otherPacific: person.aBRaceOtherPacificDesc ?? null,
  });
  const sex = toHmdaSex(person.aBGender);
  const day = applicationDay(loan);
  return {
    ethnicity: places.map((place) => codeAt(ethnicity.codes, place)),
    ethnicityOther: ethnicity.otherText ?? '',
    ethnicityObserved: collected(ethnicity.codes.length > 0, person.aBEthnicityCollectedByObservation),
    race: places.map((place) => codeAt(race.codes, place)),
    ...{ tribe: race.tribeText ?? '', asian: race.otherAsianText ?? '', pacific: race.otherPacificText ?? '' },
    raceObserved: collected(race.codes.length > 0, person.aBRaceCollectedByObservation),
    sex: sex ?? null,
    sexObserved: collected(sex !== undefined, person.aBSexCollectedByObservation),
    age: person.aBDob && day ? String(ageOn(person.aBDob, day)) : null,
  };
}

const alone = (code: string): readonly string[] => [code, '', '', '', ''];

const withoutAnswers = { ethnicityOther: '', tribe: '', asian: '', pacific: '' };

/** There is no co-applicant. */
const noOne: Told = {
  ...withoutAnswers,
  ...{ ethnicity: alone('5'), race: alone('8'), sex: '5', age: '9999' },
  ...{ ethnicityObserved: '4', raceObserved: '4', sexObserved: '4' },
};

/** Of a loan that the lender bought, which need not say who the borrowers are (1003.4(b)(2)). */
const notApplicable: Told = {
  ...withoutAnswers,
  ...{ ethnicity: alone('4'), race: alone('7'), sex: '4', age: '8888' },
  ...{ ethnicityObserved: '3', raceObserved: '3', sexObserved: '3' },
};

const named = (prefix: 'ethnicity' | 'coEthnicity' | 'race' | 'coRace', codes: readonly (string | null)[]) =>
  Object.fromEntries(places.map((place) => [`${prefix}${place + 1}`, codes[place] ?? null]));

/** Ethnicity, race, sex and age of the applicant and the first co-applicant. */
export function peoplePart(loan: LoanDocument, { action }: FinalAction): Partial<Record<LarField, string | null>> {
  const { first, second } = applicantsOf(loan);
  const isBought = action === '6';
  const one = isBought ? notApplicable : toldOf(loan, first);
  const other = second === undefined ? noOne : isBought ? notApplicable : toldOf(loan, second);
  const part = {
    ...named('ethnicity', one.ethnicity),
    ...named('coEthnicity', other.ethnicity),
    ...named('race', one.race),
    ...named('coRace', other.race),
    ethnicityOther: one.ethnicityOther,
    coEthnicityOther: other.ethnicityOther,
    ethnicityObserved: one.ethnicityObserved,
    coEthnicityObserved: other.ethnicityObserved,
    ...{ raceTribe: one.tribe, raceAsian: one.asian, racePacific: one.pacific },
    ...{ coRaceTribe: other.tribe, coRaceAsian: other.asian, coRacePacific: other.pacific },
    ...{ raceObserved: one.raceObserved, coRaceObserved: other.raceObserved },
    ...{ sex: one.sex, coSex: other.sex, sexObserved: one.sexObserved, coSexObserved: other.sexObserved },
    ...{ age: one.age, coAge: other.age },
  };
  return part satisfies Partial<LarPart>;
}
