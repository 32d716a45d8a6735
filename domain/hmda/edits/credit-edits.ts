import type { LarField, LarRow } from '../lar-fields';
import { all, any, blank, both, type Check, distinct, type Edit, each, edit, is, not, number, when } from './edit';
import { isNoPerson } from './people-edits';

const MODELS = '1111 1 2 3 4 5 6 7 8 9 11 12 13 14 15';
const noDecision = is('actionTaken', '4 5 6');

const scoreOf = (person: '' | 'co') =>
  person === ''
    ? ({ score: 'score', model: 'scoreModel', text: 'scoreModelOther' } as const)
    : ({ score: 'coScore', model: 'coScoreModel', text: 'coScoreModelOther' } as const);

const isAtLeast = ({ score, model }: ReturnType<typeof scoreOf>, models: string, least: number): Check =>
  when(
    is(model, models),
    number(score, (value) => value >= least),
  );

const notRelied = (person: '' | 'co'): Check => {
  const { score, model, text } = scoreOf(person);
  return all(is(score, '8888 1111'), is(model, '9 1111'), blank(text));
};

const freeText = ({ model, text }: ReturnType<typeof scoreOf>): Check => both(is(model, '8'), not(blank(text)));

const [own, co] = [scoreOf(''), scoreOf('co')];

const scoreEdits: readonly Edit[] = [
  edit('V660-1', 'score', number('score')),
  edit('V660-2', 'scoreModel', is('scoreModel', MODELS)),
  edit('V661', ['scoreModel', 'score'], both(is('score', '8888'), is('scoreModel', '9'))),
  edit('V662-1', 'scoreModelOther', when(not(is('scoreModel', '8')), blank('scoreModelOther'))),
  edit('V662-2', 'scoreModelOther', freeText(own)),
  edit('V663', ['score', 'scoreModel'], when(noDecision, notRelied(''))),
  edit('V664', ['coScore', 'coScoreModel'], when(noDecision, notRelied('co'))),
  edit('V665-1', 'coScore', number('coScore')),
  edit('V665-2', 'coScoreModel', is('coScoreModel', `${MODELS} 10`)),
  edit('V666-1', ['coScoreModel', 'coScore'], both(is('coScore', '8888'), is('coScoreModel', '9'))),
  edit('V666-2', ['coScoreModel', 'coScore'], both(is('coScore', '9999'), is('coScoreModel', '10'))),
  edit('V667-1', 'coScoreModelOther', when(not(is('coScoreModel', '8')), blank('coScoreModelOther'))),
  edit('V667-2', 'coScoreModelOther', freeText(co)),
  edit('V668-1', 'score', when(isNoPerson(''), is('score', '8888 1111'))),
  edit('V668-2', 'coScore', when(isNoPerson('co'), is('coScore', '8888 1111'))),
  edit('V720-1', 'score', isAtLeast(own, '1 2 3 4 5 6 11 12', 280)),
  edit('V720-2', 'coScore', isAtLeast(co, '1 2 3 4 5 6 11 12', 280)),
  edit('V720-3', 'score', isAtLeast(own, '13 14 15', 300)),
  edit('V720-4', 'coScore', isAtLeast(co, '13 14 15', 300)),
  edit('V710', ['score', 'coScore'], (row) => {
    const exempt = [row.score, row.coScore, row.scoreModel, row.coScoreModel].filter(
      (value) => value === '1111',
    ).length;
    return exempt === 0 || (exempt === 4 && blank('scoreModelOther', 'coScoreModelOther')(row));
  }),
];

const reasons = ['denial1', 'denial2', 'denial3', 'denial4'] as const satisfies readonly LarField[];
const denied = is('actionTaken', '3 7');
const otherReason = any(...reasons.map((field) => is(field, '9')));

const denialEdits: readonly Edit[] = [
  edit('V669-1', 'denial1', is('denial1', '1111 1 2 3 4 5 6 7 8 9 10')),
  edit('V669-2', 'denial1', each(reasons.slice(1), '1 2 3 4 5 6 7 8 9 _')),
  edit('V669-3', 'denial1', distinct(reasons)),
  edit('V669-4', 'denial1', when(is('denial1', '1111 10'), blank('denial2', 'denial3', 'denial4'))),
  edit('V670-1', 'denial1', when(denied, is('denial1', '1111 1 2 3 4 5 6 7 8 9'))),
  edit('V670-2', 'denial1', when(is('denial1', '1 2 3 4 5 6 7 8 9'), denied)),
  edit('V670-3', 'denial1', when(is('actionTaken', '1 2 4 5 6 8'), is('denial1', '1111 10'))),
  edit('V670-4', 'denial1', when(is('denial1', '10'), is('actionTaken', '1 2 4 5 6 8'))),
  edit('V671-1', 'denialOther', when(otherReason, not(blank('denialOther')))),
  edit('V671-2', 'denialOther', when(not(blank('denialOther')), otherReason)),
  edit('V711', 'denial1', when(is('denial1', '1111'), blank('denial2', 'denial3', 'denial4', 'denialOther'))),
];

const places = [1, 2, 3, 4, 5] as const;
const system = (place: number) => `aus${place}` as LarField;
const result = (place: number) => `ausResult${place}` as LarField;
const RESULTS = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 21 22 23 24';
const more = places.slice(1);

/** Each use of the system has one of the results. */
export const pairs = (code: string, results: string): Check =>
  all(...places.map((place) => when(is(system(place), code), is(result(place), results))));

const anyIs = (field: (place: number) => LarField, code: string): Check =>
  any(...places.map((place) => is(field(place), code)));
const rest = [...more.map(system), ...more.map(result)];
const given = (row: LarRow, field: (place: number) => LarField): number =>
  places.filter((place) => row[field(place)] !== '').length;
const noSystem = all(is('aus1', '1111 6'), is('ausResult1', '1111 17'));
const ausFields = ['aus1', 'ausResult1'] as const;

const ausEdits: readonly Edit[] = [
  edit('V696-1', 'aus1', all(is('aus1', '1111 1 2 3 4 5 6 7'), each(more.map(system), '1 2 3 4 5 7 _'))),
  edit('V696-2', 'ausResult1', all(is('ausResult1', `1111 17 ${RESULTS}`), each(more.map(result), `${RESULTS} _`))),
  edit('V696-3', ausFields, (row) => given(row, system) === given(row, result)),
  edit('V699', ausFields, pairs('5', RESULTS)),
  edit('V700-1', ausFields, when(is('aus1', '6'), all(is('ausResult1', '17'), blank(...rest)))),
  edit('V700-2', ausFields, when(is('ausResult1', '17'), all(is('aus1', '6'), blank(...rest)))),
  edit('V701', ausFields, all(...more.map((place) => when(blank(system(place)), blank(result(place)))))),
  edit('V702-1', 'ausOther', when(anyIs(system, '5'), not(blank('ausOther')))),
  edit('V702-2', 'ausOther', when(not(blank('ausOther')), anyIs(system, '5'))),
  edit('V703-1', 'ausResultOther', when(anyIs(result, '16'), not(blank('ausResultOther')))),
  edit('V703-2', 'ausResultOther', when(not(blank('ausResultOther')), anyIs(result, '16'))),
  edit('V704-1', 'aus1', when(is('actionTaken', '6'), is('aus1', '6'))),
  edit('V704-2', 'ausResult1', when(is('actionTaken', '6'), is('ausResult1', '1111 17'))),
  edit(
    'V705-1',
    ausFields,
    when(all(isNoPerson(''), is('coEthnicity1', '5'), is('coRace1', '8'), is('coSex', '5')), noSystem),
  ),
  edit('V705-2', ausFields, when(all(isNoPerson(''), isNoPerson('co')), noSystem)),
  edit(
    'V713',
    ausFields,
    when(
      any(anyIs(system, '1111'), is('ausResult1', '1111')),
      all(is('aus1', '1111'), is('ausResult1', '1111'), blank('ausOther', 'ausResultOther', ...rest)),
    ),
  ),
];

/** Scores, reasons for denial and automated underwriting. */
export const creditEdits: readonly Edit[] = [...scoreEdits, ...denialEdits, ...ausEdits];
