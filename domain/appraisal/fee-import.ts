import { tableImport } from '../records/import/table-import';
import type { RecordFields } from '../records/record-fields';
import { appraisalForms } from './forms';

/** The day from which a schedule applies. */
const form = { from: { kind: 'date', required: true } } as const satisfies RecordFields;

const fee = { kind: 'money', min: 1, max: 99_999, unreadable: 'not-a-fee' } as const;
const days = { kind: 'integer', min: 1, max: 60, unreadable: 'not-a-number-of-days' } as const;

/** The fees of appraisal companies from a day on. */
export const feeImport = tableImport({
  form,
  key: ['company', 'state', 'county', 'form', 'loanType'],
  maxRows: 50_000,
  columns: {
    company: {
      kind: 'text',
      required: true,
      title: 'AMC',
      aliases: ['AMC Code'],
      unreadable: 'not-an-amc',
      pattern: /^[A-Z0-9]{2,12}$/,
    },
    name: { kind: 'text', required: true, maxLength: 80, title: 'AMC Name', unreadable: 'not-a-name' },
    state: { kind: 'text', required: true, title: 'State', unreadable: 'not-a-state', pattern: /^[A-Z]{2}$/ },
    county: { kind: 'text', maxLength: 60, title: 'County', unreadable: 'not-a-name' },
    form: { kind: 'text', required: true, options: appraisalForms, title: 'Form', unreadable: 'not-a-form' },
    loanType: { kind: 'text', title: 'Loan Type', unreadable: 'not-a-loan-type', pattern: /^[0-5]?$/ },
    fee: { ...fee, title: 'Fee' },
    rushFee: { ...fee, title: 'Rush Fee' },
    days: { ...days, required: true, title: 'Business Days' },
    rushDays: { ...days, title: 'Rush Business Days' },
  },
});

/** A whole schedule, by the day from which it applies. */
export type FeeColumn = keyof typeof feeImport.columns;
