import type { AccessContract } from '../../domain/access/access.contract';
import type { InputOf } from '../../domain/contract/contract';
import type { ConversationsContract } from '../../domain/conversations/conversations.contract';
import type { DocumentsContract } from '../../domain/documents/documents.contract';
import type { FilesContract } from '../../domain/files/files.contract';
import type { LenderContract } from '../../domain/lender/lender.contract';
import type { LoanContract } from '../../domain/loan/loan.contract';
import type { PipelineContract } from '../../domain/loan/pipeline.contract';
import type { MenuPage } from '../../domain/pages/loan-pages';
import type { InvestorConditionsContract } from '../../domain/underwriting/investor-conditions.contract';
import type { UnderwritingContract } from '../../domain/underwriting/underwriting.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<
  AccessContract &
    ConversationsContract &
    DocumentsContract &
    FilesContract &
    InvestorConditionsContract &
    LenderContract &
    LoanContract &
    PipelineContract &
    UnderwritingContract
>();

type Documents = InputOf<DocumentsContract['GET /storage-loan/{loanNum}'], 'query'>;
type Folder = InputOf<FilesContract['GET /emet-storage/{folderOrId}'], 'query'>;
type PasswordChange = InputOf<AccessContract['POST /pml-users/pw-change'], 'body'>;

/** Calls of the shell and of pages in several areas. */
export const shellCalls = {
  homeFigures: (signal?: AbortSignal) => call('GET /quick-panel/data', { signal }),
  menuFacts: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/menu-facts', { params: { loanNum }, signal }),
  pageWriters: (loanNum: string, page: MenuPage, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/page-writers', { params: { loanNum }, query: { page }, signal }),
  conditions: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/conditions', { params: { loanNum }, signal }),
  investorConditions: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/investor-conditions', { params: { loanNum }, signal }),
  topics: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/msg/topics', { params: { loanNum }, signal }),
  changePassword: (body: PasswordChange) => call('POST /pml-users/pw-change', { body }),
  documents: (loanNum: string, query: Documents, signal?: AbortSignal) =>
    call('GET /storage-loan/{loanNum}', { params: { loanNum }, query, signal }),
  document: (loanNum: string, docId: string) =>
    download('GET /lqb/edocs/{loanNum}/download/{docId}', { params: { loanNum, docId }, loanNum }),
  files: (folderOrId: string, query: Folder, signal?: AbortSignal) =>
    call('GET /emet-storage/{folderOrId}', { params: { folderOrId }, query, signal }),
  /** Issues the certificate of the loan's status, unless its facts are unchanged. */
  issueCertificate: (loanNum: string) =>
    download('POST /lqb/loans/{loanNum}/loan-status-cert', { params: { loanNum }, body: { issue: true } }),
  /** The lender's public settings. */
  publicFacts: () => call('GET /public/settings', { signsIn: true }),
};
