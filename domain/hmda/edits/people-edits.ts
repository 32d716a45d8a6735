import type { LarField } from '../lar-fields';
import { all, any, blank, both, distinct, type Edit, each, edit, integer, is, not, when } from './edit';

/** The fields of the applicant, or of the co-applicant. */
const of = (person: '' | 'co') => (field: string) =>
  (person === '' ? field : `co${field.charAt(0).toUpperCase()}${field.slice(1)}`) as LarField;

const ETHNICITIES = '1 11 12 13 14 2';
const RACES = '1 2 21 22 23 24 25 26 27 3 4 41 42 43 44 5';
const RACE_GROUPS = '1 2 3 4 5';

interface Person {
  readonly person: '' | 'co';
  /** The edits of ethnicity, race, sex and age, in the published order. */
  readonly ids: Readonly<Record<'ethnicity' | 'ethnicitySeen' | 'race' | 'raceSeen', string>>;
  /** The first codes that only stand alone, and how an answer is collected. */
  readonly alone: Readonly<Record<'ethnicity' | 'race', string>>;
  readonly seen: string;
}

function ethnicityEdits({ person, ids, alone, seen }: Person): Edit[] {
  const at = of(person);
  const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((place) => at(`ethnicity${place}`)) as [
    LarField,
    LarField,
    LarField,
    LarField,
    LarField,
  ];
  const [text, observed] = [at('ethnicityOther'), at('ethnicityObserved')];
  const hasText = not(blank(text));
  return [
    edit(`${ids.ethnicity}-1`, one, any(is(one, `${ETHNICITIES} ${alone.ethnicity}`), all(blank(one), hasText))),
    edit(`${ids.ethnicity}-2`, two, each([two, three, four, five], `${ETHNICITIES} _`)),
    edit(`${ids.ethnicity}-3`, one, distinct([one, two, three, four, five])),
    edit(`${ids.ethnicity}-4`, one, when(is(one, alone.ethnicity), blank(two, three, four, five))),
    edit(`${ids.ethnicitySeen}-1`, observed, is(observed, seen)),
    edit(
      `${ids.ethnicitySeen}-2`,
      [one, observed],
      when(is(observed, '1'), all(is(one, '1 2'), is(two, '1 2 _'), blank(three, four, five))),
    ),
    edit(
      `${ids.ethnicitySeen}-3`,
      [one, observed],
      when(is(observed, '2'), any(is(one, `${ETHNICITIES} 3`), all(blank(one), hasText))),
    ),
  ];
}

function raceEdits({ person, ids, alone, seen }: Person): Edit[] {
  const at = of(person);
  const all5 = [1, 2, 3, 4, 5].map((place) => at(`race${place}`));
  const one = at('race1');
  const others = all5.slice(1);
  const observed = at('raceObserved');
  const hasText = not(blank(at('raceTribe'), at('raceAsian'), at('racePacific')));
  return [
    edit(`${ids.race}-1`, one, any(is(one, `${RACES} ${alone.race}`), all(blank(one), hasText))),
    edit(`${ids.race}-2`, at('race2'), each(others, `${RACES} _`)),
    edit(`${ids.race}-3`, one, distinct(all5)),
    edit(`${ids.race}-4`, one, when(is(one, alone.race), blank(...others))),
    edit(`${ids.raceSeen}-1`, observed, is(observed, seen)),
    edit(
      `${ids.raceSeen}-2`,
      [one, observed],
      when(is(observed, '1'), all(is(one, RACE_GROUPS), each(others, `${RACE_GROUPS} _`))),
    ),
    edit(
      `${ids.raceSeen}-3`,
      [one, observed],
      when(is(observed, '2'), all(any(is(one, `${RACES} 6`), all(blank(one), hasText)), each(others, `${RACES} _`))),
    ),
  ];
}

const applicant: Person = {
  person: '',
  ids: { ethnicity: 'V628', ethnicitySeen: 'V629', race: 'V635', raceSeen: 'V636' },
  alone: { ethnicity: '3 4', race: '6 7' },
  seen: '1 2 3',
};

const coApplicant: Person = {
  person: 'co',
  ids: { ethnicity: 'V631', ethnicitySeen: 'V632', race: 'V638', raceSeen: 'V639' },
  alone: { ethnicity: '3 4 5', race: '6 7 8' },
  seen: '1 2 3 4',
};

/** No natural person: the answers are not applicable. */
export const isNoPerson = (person: '' | 'co') => {
  const at = of(person);
  return all(is(at('ethnicity1'), '4'), is(at('race1'), '7'), is(at('sex'), '4'));
};

const notBought = is('actionTaken', '1 2 3 4 5 7 8');

const sexEdits: readonly Edit[] = [
  edit('V642-1', 'sex', is('sex', '1 2 3 4 6')),
  edit('V642-2', 'sexObserved', is('sexObserved', '1 2 3')),
  edit('V643', 'sex', when(is('sexObserved', '1'), is('sex', '1 2'))),
  edit('V644-1', 'sex', when(is('sexObserved', '2'), is('sex', '1 2 3 6'))),
  edit('V644-2', 'sexObserved', when(is('sex', '6'), is('sexObserved', '2 3'))),
  edit('V645', 'sexObserved', when(is('sex', '4'), is('sexObserved', '3'))),
  edit('V646-1', 'coSex', is('coSex', '1 2 3 4 5 6')),
  edit('V646-2', 'coSexObserved', is('coSexObserved', '1 2 3 4')),
  edit('V647', 'coSex', when(is('coSexObserved', '1'), is('coSex', '1 2'))),
  edit('V648-1', 'coSex', when(is('coSexObserved', '2'), is('coSex', '1 2 3 6'))),
  edit('V648-2', 'coSexObserved', when(is('coSex', '6'), is('coSexObserved', '2 3'))),
  edit('V649', 'coSexObserved', when(is('coSex', '4'), is('coSexObserved', '3'))),
  edit('V650', 'coSex', both(is('coSexObserved', '4'), is('coSex', '5'))),
];

const ageEdits: readonly Edit[] = [
  edit(
    'V651-1',
    'age',
    integer('age', (age) => age > 0),
  ),
  edit('V651-2', 'age', when(all(isNoPerson(''), notBought), is('age', '8888'))),
  edit(
    'V652-1',
    'coAge',
    integer('coAge', (age) => age > 0),
  ),
  edit('V652-2', 'coAge', when(all(isNoPerson('co'), notBought), is('coAge', '8888'))),
  edit('V721-1', 'age', not(is('age', '9999 1111'))),
  edit('V721-2', 'coAge', not(is('coAge', '1111'))),
];

/** Ethnicity, race, sex and age. */
export const peopleEdits: readonly Edit[] = [
  ...ethnicityEdits(applicant),
  edit('V630', 'ethnicityObserved', when(is('ethnicity1', '4'), is('ethnicityObserved', '3'))),
  ...ethnicityEdits(coApplicant),
  edit('V633', 'coEthnicityObserved', when(is('coEthnicity1', '4'), is('coEthnicityObserved', '3'))),
  edit('V634', 'coEthnicity1', both(is('coEthnicity1', '5'), is('coEthnicityObserved', '4'))),
  ...raceEdits(applicant),
  edit('V637', 'raceObserved', when(is('race1', '7'), is('raceObserved', '3'))),
  ...raceEdits(coApplicant),
  edit('V640', 'coRaceObserved', when(is('coRace1', '7'), is('coRaceObserved', '3'))),
  edit('V641', 'coRace1', both(is('coRace1', '8'), is('coRaceObserved', '4'))),
  ...sexEdits,
  ...ageEdits,
];
