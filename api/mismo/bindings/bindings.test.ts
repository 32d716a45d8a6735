import { describe, expect, it } from 'vitest';
import { isCode, isCodeListName } from '../../../domain/loan/codes/code-lists';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import type { Binding } from '../binding';
import { purchaseCreditFields } from '../parts/purchase-credits';
import {
  borrowerBindings,
  declarationBindings,
  formerHomeBindings,
  monitoringBindings,
  personBindings,
  presentHomeBindings,
} from './borrower-bindings';
import { presentExpenseFields, proposedExpenseFields } from './loan-bindings';
import { companyBindings, originatorBindings } from './originator-bindings';
import {
  assetBindings,
  employmentBindings,
  expenseBindings,
  expenseTypes,
  incomeBindings,
  liabilityBindings,
  payFields,
  reoBindings,
} from './record-bindings';
import { subjectLoanBindings, subjectPropertyBindings } from './subject-bindings';

const tables: readonly (readonly [string, readonly Binding[], string])[] = [
  ['loan', subjectLoanBindings, ''],
  ['property', subjectPropertyBindings, ''],
  ['originator', originatorBindings, ''],
  ['company', companyBindings, ''],
  ['person', personBindings, ''],
  ['borrower', borrowerBindings, ''],
  ['declarations', declarationBindings, ''],
  ['monitoring', monitoringBindings, ''],
  ['present home', presentHomeBindings, ''],
  ['former home', formerHomeBindings, 'residence.'],
  ['assets', assetBindings, 'asset.'],
  ['owned real estate', reoBindings, 'reo.'],
  ['debts', liabilityBindings, 'liability.'],
  ['expenses', expenseBindings, 'liability.'],
  ['employments', employmentBindings, 'employment.'],
  ['incomes', incomeBindings, 'income.'],
];

describe('the tables that map MISMO to fields', () => {
  it.each(tables)('%s: name only fields that a caller may set', (_, bindings, list) => {
    for (const { field } of bindings) {
      const spec = fieldSpec(`${list}${field}`);
      expect([field, spec !== undefined, spec?.computed, spec?.guarded]).toEqual([field, true, undefined, undefined]);
    }
  });

  it.each(tables)('%s: keep only values that the field can have, and can write each of them', (_, bindings, list) => {
    for (const { field, values } of bindings) {
      const spec = fieldSpec(`${list}${field}`);
      expect([field, values !== undefined]).toEqual([
        field,
        spec?.kind === 'code' || typeof Object.values(values ?? {})[0] === 'boolean',
      ]);
      for (const value of Object.values(values ?? {})) {
        if (typeof value === 'boolean') expect(spec?.kind).toBe('yesno');
        else
          expect([field, value, isCodeListName(spec?.codes ?? '') && isCode(spec?.codes as never, value)]).toEqual([
            field,
            value,
            true,
          ]);
      }
    }
  });

  it('use money fields for expenses, credits and pay', () => {
    const names = [proposedExpenseFields, presentExpenseFields, purchaseCreditFields].flatMap((table) =>
      Object.values(table),
    );
    const pays = Object.values(payFields).map((field) => `employment.${field}`);
    for (const name of [...names, ...pays]) expect([name, fieldSpec(name)?.kind]).toEqual([name, 'money']);
  });

  it('write every type of debt and asset that the portal has', () => {
    const covered = (bindings: readonly Binding[]) =>
      new Set(Object.values(bindings.find(({ field }) => field === 'type')?.values ?? {}));
    const debts = new Set([...covered(liabilityBindings), ...covered(expenseBindings)]);
    for (const type of expenseTypes) expect(covered(expenseBindings)).toContain(type);
    for (const [list, types] of [
      ['liabilityType', debts],
      ['assetType', covered(assetBindings)],
      ['incomeType', covered(incomeBindings)],
    ] as const) {
      for (let code = 0; code < 33; code += 1) if (isCode(list, String(code))) expect(types).toContain(String(code));
    }
  });
});
