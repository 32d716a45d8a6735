import type { RecordFields } from '../records/record-fields';
import { mailingStates, paperReasons } from './paper-mailing';
import { signingKinds } from './signing-kinds';

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;

/** A package that fell back to paper, as the list of the disclosure desk shows it. */
export const paperMailingFields = {
  loanNum: text,
  borrower: text,
  recipients: text,
  title: text,
  kind: { kind: 'text', options: signingKinds },
  documents: text,
  reason: { kind: 'text', options: paperReasons },
  since: date,
  dueOn: date,
  state: { kind: 'text', options: mailingStates },
  mailedOn: date,
  sentBy: text,
  branch: text,
} as const satisfies RecordFields;
