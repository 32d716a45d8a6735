import type { Agent } from '../contacts/agent.schemas';
import type { PublicFieldName } from '../loan/fields/field-table';

/** Dates that the sender of an email about servicing enters (EMAIL-08). */
export type GivenDate = 'firstPaymentDue' | 'dueDate' | 'transferDate';

/** What an email can say about the loan's title company. */
type TitleFact = keyof Pick<Agent, 'CompanyName' | 'AgentName' | 'Phone' | 'EmailAddr'>;

/**
 * The source of a placeholder's value: a loan field, the state of the lock, a name, the title company or the servicer among the contacts of the loan, a
 * setting of the lender, a date that the sender enters, or today.
 */
export type Source =
  | { readonly field: PublicFieldName }
  | { readonly person: 'B' | 'C' }
  | { readonly title: TitleFact }
  | { readonly servicer: 'name' | 'link' }
  | { readonly setting: 'lenderName' | 'portalName' | 'nmlsId' | 'contactEmail' | 'contactPhone' }
  | { readonly lock: 'status' }
  | { readonly day: true }
  | { readonly given: GivenDate };

/** Every placeholder `[[name]]` allowed in a template (EMAIL-27), with its source: what an email about the loan can say (EMAIL-32). */
export const placeholders = {
  loanNum: { field: 'sLNm' },
  borrowerName: { person: 'B' },
  coborrowerName: { person: 'C' },
  borrowerFirstName: { field: 'aBFirstNm' },
  propertyAddress: { field: 'sSpAddr' },
  propertyCity: { field: 'sSpCity' },
  propertyState: { field: 'sSpState' },
  propertyZip: { field: 'sSpZip' },
  loanStatus: { field: 'sStatusT' },
  loanPurpose: { field: 'sLPurposeT' },
  loanProgram: { field: 'sLpTemplateNm' },
  loanAmount: { field: 'sFinalLAmt' },
  purchasePrice: { field: 'sPurchPrice' },
  noteRate: { field: 'sNoteIR' },
  term: { field: 'sTerm' },
  lockDate: { field: 'sRLckdD' },
  lockExpiration: { field: 'sRLckdExpiredD' },
  lockStatus: { lock: 'status' },
  estimatedClosing: { field: 'sEstCloseD' },
  branch: { field: 'sBranchName' },
  company: { field: 'sOriginatingCompanyName' },
  loanOfficer: { field: 'sEmployeeLoanRepName' },
  loanOfficerEmail: { field: 'sEmployeeLoanRepEmail' },
  loanOfficerPhone: { field: 'sEmployeeLoanRepPhone' },
  processor: { field: 'sEmployeeProcessorName' },
  underwriter: { field: 'sEmployeeUnderwriterName' },
  titleNames: { field: 'sTitleInNamesOf' },
  titleCompany: { title: 'CompanyName' },
  titleContact: { title: 'AgentName' },
  titlePhone: { title: 'Phone' },
  titleEmail: { title: 'EmailAddr' },
  servicer: { servicer: 'name' },
  servicerLoanNum: { field: 'sSubservicerLoanNm' },
  servicerLink: { servicer: 'link' },
  lenderName: { setting: 'lenderName' },
  portalName: { setting: 'portalName' },
  lenderNmlsId: { setting: 'nmlsId' },
  contactEmail: { setting: 'contactEmail' },
  contactPhone: { setting: 'contactPhone' },
  firstPaymentDue: { given: 'firstPaymentDue' },
  dueDate: { given: 'dueDate' },
  transferDate: { given: 'transferDate' },
  today: { day: true },
} as const satisfies Readonly<Record<string, Source>>;

export type PlaceholderName = keyof typeof placeholders;

export const placeholderNames = Object.keys(placeholders) as PlaceholderName[];
