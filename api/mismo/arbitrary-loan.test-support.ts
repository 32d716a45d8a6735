import fc from 'fast-check';
import { ethnicityOptOut, raceOptOut, selectCode } from '../../domain/application/demographics/selection';
import { parseSsn } from '../../domain/format/ssn';
import { codeLists, isCodeListName } from '../../domain/loan/codes/code-lists';
import { ethnicityCodes, raceCodes } from '../../domain/loan/codes/demographic-codes';
import type { NewLoanDocument } from '../../domain/loan/document';
import { coborrowerName } from '../../domain/loan/fields/coborrower-fields';
import type { FieldSpec } from '../../domain/loan/fields/field';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import type { Binding, Target } from './binding';
import {
  borrowerBindings,
  declarationBindings,
  formerHomeBindings,
  monitoringBindings,
  personBindings,
  presentHomeBindings,
} from './bindings/borrower-bindings';
import { presentExpenseFields, proposedExpenseFields } from './bindings/loan-bindings';
import {
  appraiserBindings,
  companyBindings,
  insurerBindings,
  originatorBindings,
} from './bindings/originator-bindings';
import {
  assetBindings,
  employmentBindings,
  expenseBindings,
  expenseTypes,
  incomeBindings,
  liabilityBindings,
  reoBindings,
} from './bindings/record-bindings';
import { subjectLoanBindings, subjectPropertyBindings } from './bindings/subject-bindings';
import { sumOf } from './decimal-sum';
import { purchaseCreditFields } from './parts/purchase-credits';
import { payOrder } from './read/read-pay';

/** Text with characters that are difficult in XML or names. */
const anyText = fc
  .array(
    fc.constantFrom('Ann', 'Ünal', "O'Brien", '<b>', 'R&D', '"x"', 'ñandú', '李', '🏠', 'عقد', ']]>', '--', '12'),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((parts) => parts.join(' '));

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

function decimal(scale: number, min: number, max: number): fc.Arbitrary<string> {
  const unit = 10 ** scale;
  return fc
    .integer({ min: Math.max(min, -999_999) * unit, max: Math.min(max, 999_999) * unit })
    .map((value) => (value / unit).toFixed(scale));
}

const date = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

function codesOf({ codes = '' }: FieldSpec): string[] {
  return isCodeListName(codes) ? Object.keys(codeLists[codes]) : [];
}

/** Any value that a field may hold. */
export function valueFor(name: string, binding?: Binding): fc.Arbitrary<unknown> {
  const spec = fieldSpec(name);
  if (!spec) throw new Error(`No field ${name}`);
  if (binding?.values) return fc.constantFrom(...new Set(Object.values(binding.values)));
  switch (spec.kind) {
    case 'money':
      return decimal(spec.scale ?? 2, spec.min ?? -999, spec.max ?? 999_999);
    case 'percent':
    case 'decimal':
      return decimal(spec.scale ?? 3, spec.min ?? 0, spec.max ?? 99);
    case 'integer':
      return fc.integer({ min: spec.min ?? 0, max: spec.max ?? 999 });
    case 'date':
      return date;
    case 'yesno':
      return fc.boolean();
    case 'ssn':
      return digits(9)
        .map((all) => all.replace(/(...)(..)(....)/, '$1-$2-$3'))
        .filter((number) => parseSsn(number).ok);
    case 'phone':
      return fc
        .tuple(digits(10), fc.option(fc.stringMatching(/^[1-9][0-9]{0,6}$/), { nil: '' }))
        .map(([number, more]) => `${number.replace(/(...)(...)(....)/, '($1) $2-$3')}${more ? ` ${more}` : ''}`);
    case 'email':
      return fc.constantFrom('a.b@example.com', 'x+y@example.org');
    case 'zip':
      return digits(5);
    case 'zipPlus4':
      return digits(4);
    case 'state':
      return fc.constantFrom('CA', 'DC', 'WY');
    case 'code':
      return fc.constantFrom(...codesOf(spec));
    case 'codes':
      return fc.subarray(codesOf(spec), { minLength: 1 });
    case 'instant':
      return date.map((day) => `${day}T12:30:00.000Z`);
    default:
      if (spec.onlyDigits) return fc.integer({ min: 1, max: spec.maxLength ?? 9 }).chain(digits);
      return anyText.map((text) => [...text].slice(0, spec.maxLength).join('').trim() || 'x');
  }
}

function some(bindings: readonly Binding[], list = '', without: readonly string[] = []): fc.Arbitrary<Target> {
  const entries = bindings
    .filter(({ field, readOnly }) => !readOnly && !without.includes(field))
    .map((binding) => [binding.field, fc.option(valueFor(`${list}${binding.field}`, binding), { nil: undefined })]);
  const values: fc.Arbitrary<Target> = fc.record(Object.fromEntries(entries));
  // Only a ZIP has four further digits.
  const ends = bindings.flatMap(({ field, plus4 }) => (plus4 ? [{ field, plus4 }] : []));
  return fc.tuple(values, fc.option(digits(4), { nil: undefined })).map(([made, end]) =>
    given({
      ...made,
      ...Object.fromEntries(ends.flatMap(({ field, plus4 }) => (made[field] ? [[plus4, end]] : []))),
    }),
  );
}

/** Drops names without a value. */
export function given(target: Target): Target {
  return Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined));
}

const tree = (codes: readonly string[], optOut: string) =>
  fc
    .array(fc.constantFrom(...codes), { minLength: 1, maxLength: 5 })
    .map((clicks) => clicks.reduce<string[]>((chosen, code) => selectCode(chosen, code, optOut), []));

/** Fields of a borrower, under the first borrower's names; descriptions of 'other' only if 'other' is chosen. */
const borrower: fc.Arbitrary<Target> = fc
  .tuple(
    some([
      ...personBindings,
      ...borrowerBindings,
      ...declarationBindings,
      ...monitoringBindings,
      ...presentHomeBindings,
    ]),
    fc.record({
      aBFirstNm: anyText,
      aBLastNm: anyText,
      aBSsn: valueFor('aBSsn'),
      aProdBCitizenT: fc.constantFrom('0', '1', '2', '3', '4'),
      aBEthnicities: tree(Object.keys(ethnicityCodes), ethnicityOptOut),
      aBRaces: tree(Object.keys(raceCodes), raceOptOut),
      aBGender: fc.constantFrom('1', '2', '4', '5'),
      aBLanguageT: fc.constantFrom('eng', 'zho', 'kor', 'spa', 'tgl', 'vie', 'other', 'refused'),
      aBDecBankruptcyChapters: fc.constantFrom(['7'], ['7', '13'], ['11', '12']),
      aBMilitaryStatusT: fc.constantFrom(['1'], ['2', '3'], ['1', '3']),
      aBMilitaryTourEndD: date,
      aBDependAges: fc.constantFrom('4', '1, 12', '0, 3, 17'),
      aBAliases: fc.constantFrom('Ann Other', 'Ann Other; Bea Other'),
      aBCounselingAgencyId: fc.constantFrom('80001', 'A-2'),
      aBEducationAgencyNm: anyText,
    }),
  )
  .map(([some, always]) => {
    const fields: Target = { ...some, ...always };
    if (fields.aBLanguageT === 'other') fields.aBLanguageDesc = 'Quechua';
    if (fields.aBDomesticRelationshipT === '9') fields.aBDomesticRelationshipDesc = 'Handfasting';
    if (Array.isArray(fields.aBRaces) && fields.aBRaces.includes('A')) fields.aBRaceTribeDesc = 'Example Nation';
    return fields;
  });

function records(name: string, bindings: readonly Binding[], owners: readonly string[], one = false) {
  const owned = one
    ? fc.constantFrom(...owners).map((owner) => [owner])
    : fc.subarray([...owners], { minLength: 1 }).map((chosen) => [...chosen].sort());
  const record = fc.tuple(some(bindings, `${name}.`, ['description']), owned);
  return fc
    .array(record, { maxLength: 4 })
    .map((all) => all.map(([fields, whose]) => ({ ...fields, owners: whose }) as Target));
}

/** Records in the order of their owners, as an import leaves records listed under a borrower. */
function byOwner(all: Target[]): Target[] {
  return [...all].sort((a, b) => String(a.owners).localeCompare(String(b.owners)));
}

function numbered(name: string, all: readonly Target[]): Target[] {
  return all.map((record, index) => ({ id: `${name}-${index + 1}`, ...record }));
}

const amounts = (fields: Readonly<Record<string, string>>) =>
  some([...new Set(Object.values(fields))].map((field) => ({ path: field, field })));

/** Loans that hold anything that MISMO can carry, consistent in themselves. */
export const arbitraryLoan: fc.Arbitrary<NewLoanDocument> = fc
  .constantFrom(['0B'], ['0B', '0C'], ['0B', '1B'], ['0B', '0C', '1B'], ['0B', '1B', '1C'], ['0B', '0C', '1B', '1C'])
  .chain((owners) =>
    fc
      .record({
        people: fc.tuple(...owners.map(() => borrower)),
        // Dependent fields are added below, because an index name and descriptions require their 'other'.
        loan: some(
          [...subjectLoanBindings, ...originatorBindings, ...companyBindings, ...appraiserBindings, ...insurerBindings],
          '',
          ['sRAdj1stCapMon', 'sArmIndexT'],
        ),
        property: some(subjectPropertyBindings, '', ['sSpConstructionMethodT', 'sSpIsInPud', 'sProdSpStructureT']),
        proposed: amounts(proposedExpenseFields),
        present: amounts(presentExpenseFields),
        presentOfSecond: amounts(presentExpenseFields),
        credits: amounts(purchaseCreditFields),
        months: fc.integer({ min: 1, max: 480 }),
        purpose: fc.constantFrom('0', '1', '2', '5', '6', '7', '8'),
        type: fc.constantFrom('0', '1', '2', '3', '4', '8', '9', '10', '11', '12'),
        assets: records('asset', assetBindings, owners),
        reos: records('reo', reoBindings, owners),
        debts: records('liability', liabilityBindings, owners),
        expenses: records('liability', expenseBindings, owners),
        jobs: records('employment', employmentBindings, owners, true),
        pays: fc.array(fc.subarray([...payOrder]), { minLength: 4, maxLength: 4 }),
        incomes: records('income', incomeBindings, owners, true),
        homes: records('residence', formerHomeBindings, owners, true),
      })
      .map((made) => {
        const applicants: Target[] = [];
        made.people.forEach((fields, index) => {
          const owner = owners[index] ?? '0B';
          const at = Number(owner[0]);
          const applicant = applicants[at] ?? {};
          applicants[at] = applicant;
          for (const [name, value] of Object.entries(fields)) {
            applicant[owner[1] === 'C' ? coborrowerName(name) : name] = value;
          }
        });
        if (applicants[1]) Object.assign(applicants[1], made.presentOfSecond);
        Object.assign(applicants[0] ?? {}, made.present, made.property.sOccTPe ? { aOccT: made.property.sOccTPe } : {});
        const jobs = byOwner(made.jobs).map((job, index) => {
          const pays = Object.fromEntries((made.pays[index] ?? []).map((field) => [field, '100.50']));
          const parts = Object.values(pays);
          return parts.length > 0 ? { ...job, ...pays, monthlyIncome: sumOf(parts) } : job;
        });
        const reos = numbered('reo', made.reos);
        const debts = made.debts.map((debt, index) => (reos[index] ? { ...debt, reoId: reos[index]?.id } : debt));
        const expenses = made.expenses.map((one) => ({
          ...one,
          type: expenseTypes.has(String(one.type)) ? one.type : '20',
        }));
        const other = made.purpose === '5' ? { sPurposeOtherDesc: 'Bridge' } : {};
        return {
          ...made.loan,
          ...made.property,
          ...made.proposed,
          ...given(Object.fromEntries(Object.entries(made.credits).filter(([, amount]) => amount !== '0.00'))),
          ...other,
          sTerm: made.months,
          sDue: made.months,
          sLPurposeT: made.purpose,
          sProdSpT: made.type,
          applicants,
          assets: numbered('asset', made.assets),
          reos,
          liabilities: numbered('liability', [...debts, ...expenses]),
          employments: numbered('employment', jobs),
          incomes: numbered('income', byOwner(made.incomes)),
          residences: numbered('residence', byOwner(made.homes)),
        } as unknown as NewLoanDocument;
      }),
  );
