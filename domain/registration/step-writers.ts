import { mayUsePage, type PageUser } from '../access/permissions';
import type { LoanDocument } from '../loan/document';
import { isEditable } from '../loan/status';
import { loanFieldPages, programPages } from '../loan/write-pages';
import type { MenuPage } from '../pages/loan-pages';
import { isOpenForRegistration } from './can-register';

/** The pages whose writers take a step, in a status that they may edit. The calls of each step ask for the same pages. */
const writePages = {
  program: programPages,
  edisclosure: ['edisclosure'],
  submission: ['upload-submission'],
  register: ['upload-submission'],
  closingDate: ['application'],
  notice: loanFieldPages,
} as const satisfies Readonly<Record<string, readonly MenuPage[]>>;

export type StepToTake = keyof typeof writePages;

/** A user, and in which statuses they edit loans. */
export type StepTaker = PageUser & { readonly editPermissions: readonly string[] };

export const isStepToTake = (key: string): key is StepToTake => Object.hasOwn(writePages, key);

export const mayTakeStep = (user: StepTaker, key: StepToTake, status: string): boolean =>
  isEditable(user.editPermissions, status) && writePages[key].some((page) => mayUsePage(user, page, 'write'));

/** Whether the user may record when the notice of adverse action was sent: the lender's people who deny loans. */
export const mayRecordNotice = (user: StepTaker, status: string): boolean =>
  !user.isPml && user.pageLetters.underwrite === 'w' && mayTakeStep(user, 'notice', status);

const registration = ['program', 'edisclosure', 'submission', 'register'] as const satisfies readonly StepToTake[];

/** Whether to offer Register My Loan: the loan is open for registration, and the user may take one of its steps. */
export const offersRegistration = (user: StepTaker | null, loan: LoanDocument | undefined): boolean =>
  user !== null &&
  loan !== undefined &&
  isOpenForRegistration(loan) &&
  registration.some((key) => mayTakeStep(user, key, loan.sStatusT));
