import type { CompanyState } from '../../../domain/appraisal/appraisal-states';
import type { Ssr } from '../../../domain/appraisal/report.schemas';

/** An order as an appraisal company gets it, the same in every attempt: no value or amount that it could aim at. */
export interface CompanyOrder {
  /** By this the company knows the order again. */
  readonly id: string;
  readonly loanNum: string;
  readonly type: string;
  readonly typeDescription: string;
  readonly form: string;
  readonly isRush: boolean;
  readonly complexity: string;
  readonly loanType: string | null;
  readonly purpose: string | null;
  readonly caseNumber: string | null;
  /** The contract price of a purchase, which the appraiser must analyze; null for a refinance. */
  readonly contractPrice: string | null;
  /** In dollars; null if the company quotes it. */
  readonly fee: string | null;
  readonly client: { readonly name: string };
  readonly orderedBy: { readonly name: string; readonly phone: string; readonly email: string };
  readonly property: {
    readonly street: string;
    readonly unit: string;
    readonly city: string;
    readonly state: string;
    readonly zipcode: string;
    readonly county: string;
  };
  readonly borrower: { readonly name: string; readonly phone: string; readonly email: string };
  readonly access: { readonly kind: string; readonly name: string; readonly phone: string; readonly email: string };
  readonly instructions: string;
  /** By when the report is wanted, by the days of the fee schedule; null if it names none. */
  readonly dueOn: string | null;
}

/** A question about a delivered report. */
export interface CompanyRevision {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

/** An instruction to assign another appraiser. */
export interface CompanyInstruction {
  readonly id: string;
  readonly text: string;
}

/** Something that happened at the company. */
export interface CompanyEvent {
  readonly id: string;
  readonly at: string;
  readonly state: CompanyState;
  readonly text: string | null;
}

/** An order as the company has it now. */
export interface CompanyStatus {
  readonly number: string;
  readonly state: CompanyState;
  readonly events: readonly CompanyEvent[];
  readonly dueOn: string | null;
  readonly inspectionAt: string | null;
  readonly appraiser: {
    readonly name: string;
    readonly licenseNumber: string | null;
    readonly licenseState: string | null;
  } | null;
  /** The number of the last delivered version of the report; 0 before the first. */
  readonly delivered: number;
  /** The question that the last delivered version answers. */
  readonly answers: string | null;
  readonly ssrs: readonly Ssr[];
}

export interface DeliveredFiles {
  readonly pdf: Buffer;
  readonly xml: string | null;
}

/** What became of a request. */
export type CompanyOutcome<Taken = CompanyStatus> =
  | { readonly kind: 'taken'; readonly answer: Taken }
  | { readonly kind: 'refused'; readonly text: string }
  /** The company never received an order with this ID. */
  | { readonly kind: 'not-found' }
  /** The request never arrived. */
  | { readonly kind: 'not-reached' }
  /** It may have arrived: no answer, or one that can't be read. */
  | { readonly kind: 'unknown' };

/** Appraisal management companies. Every request has an ID of ours, so repeating it does nothing twice. */
export interface AppraisalPort {
  /** The codes of the companies that can be reached, and whether a simulation answers for them. */
  readonly companies: readonly string[];
  readonly isSimulation: boolean;
  order(company: string, order: CompanyOrder): Promise<CompanyOutcome>;
  revise(company: string, orderId: string, revision: CompanyRevision): Promise<CompanyOutcome>;
  /** Has another appraiser assigned, before the inspection. */
  reassign(company: string, orderId: string, instruction: CompanyInstruction): Promise<CompanyOutcome>;
  status(company: string, orderId: string): Promise<CompanyOutcome>;
  cancel(company: string, orderId: string, reason: string): Promise<CompanyOutcome>;
  files(company: string, orderId: string, version: number): Promise<CompanyOutcome<DeliveredFiles>>;
}
