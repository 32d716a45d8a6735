import { randomUUID } from 'node:crypto';
import type { SimulatedLoan } from './loan-store';
import { newLoan } from './loan-store';
import { createTicketOffice, type SimulatedClient, type SimulatedUser } from './tickets';

export interface SimulatedDocument {
  readonly id: string;
  readonly loanName: string;
  readonly docType: string;
  readonly notes: string;
  readonly content: Buffer;
  readonly createdAt: Date;
}

export interface SimulatedTask {
  readonly subject: string;
  readonly comment: string;
  readonly isResolved: boolean;
}

/** A saved report: its rows, the titles first. */
export interface SimulatedReport {
  readonly rows: readonly (readonly string[])[];
  readonly separator: ',' | '\t';
}

export interface WorldOptions {
  readonly clock?: (() => Date) | undefined;
  readonly users?: readonly SimulatedUser[] | undefined;
  readonly clients?: readonly SimulatedClient[] | undefined;
  readonly reports?: ReadonlyMap<string, SimulatedReport> | undefined;
  /** Whether records keep the IDs that they were saved with; default true. */
  readonly keepsRecordIds?: boolean | undefined;
  /** Whether new loans get numbers of the simulator instead of those they come with; default false. */
  readonly numbersLoans?: boolean | undefined;
}

/** Document types by folder; any other is unknown. */
export const documentTypes: Readonly<Record<string, string>> = {
  APPLICATION: '01 APPLICATION',
  'CREDIT REPORT': '02 CREDIT',
  PAYSTUB: '03 INCOME',
  APPRAISAL: '04 PROPERTY',
};

/** The account of a demo, which opens nothing but the simulator. */
export const simulatedUser = { userName: 'portal', password: 'simulated' } as const;
export const simulatedClient = { clientId: 'portal', clientSecret: 'simulated' } as const;

const dateParts = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/Los_Angeles', hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** `11/20/2026 10:42:00`, by the clock of the simulated LOS. */
export const losClock = (at: Date): string => dateParts.format(at).replace(', ', ' ');

/** Everything that the simulated LendingQB knows. */
export function createWorld(options: WorldOptions = {}) {
  const clock = options.clock ?? (() => new Date());
  const loans = new Map<string, SimulatedLoan>();
  const documents = new Map<string, SimulatedDocument>();
  let created = 0;
  return {
    clock,
    loans,
    documents,
    /** Open tasks by ID; tests add them. */
    tasks: new Map<string, SimulatedTask>(),
    users: (options.users ?? [simulatedUser]).map((user): SimulatedUser => ({ ...user })),
    clients: options.clients ?? [simulatedClient],
    reports: options.reports ?? new Map<string, SimulatedReport>(),
    keepsRecordIds: options.keepsRecordIds ?? true,
    office: createTicketOffice(clock),
    /** Loans by app code that were cleared from its list, with the save up to which they were. */
    cleared: new Map<string, number>(),
    /** The loan with a number, whatever the case of its letters. */
    loan: (name: string | undefined) => {
      const asked = name?.toLowerCase();
      const found = loans.get(name ?? '') ?? [...loans.values()].find((loan) => loan.name.toLowerCase() === asked);
      return found?.isValid ? found : undefined;
    },
    /** What happens to a loan right after a save; tests set it. */
    afterSave: undefined as ((loan: SimulatedLoan) => void) | undefined,
    addLoan(asked: string | undefined): SimulatedLoan {
      created += 1;
      const own = `SIM${String(created).padStart(7, '0')}`;
      const name = options.numbersLoans || !asked ? own : asked;
      const loan = newLoan(name, clock());
      loans.set(name, loan);
      return loan;
    },
    rename(loan: SimulatedLoan, name: string): void {
      loans.delete(loan.name);
      loan.oldName = loan.name;
      loan.name = name;
      loans.set(name, loan);
    },
    addDocument(document: Omit<SimulatedDocument, 'id' | 'createdAt'>): SimulatedDocument {
      const stored = { ...document, id: randomUUID(), createdAt: clock() };
      documents.set(stored.id, stored);
      return stored;
    },
  };
}

export type World = ReturnType<typeof createWorld>;
