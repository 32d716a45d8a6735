import type { ApplicationContract } from '../../domain/application/application.contract';
import type { AppraisalContract } from '../../domain/appraisal/appraisal.contract';
import { SUBMISSION_FOLDER } from '../../domain/documents/submission-folder';
import type { LoanContract } from '../../domain/loan/loan.contract';
import type { PipelineContract } from '../../domain/loan/pipeline.contract';
import type { LosCapability } from '../../domain/los/capabilities';
import { mainPages } from '../../domain/pages/main-pages';
import { publicPages } from '../../domain/pages/public-pages';
import { ownValue } from '../../domain/tables/own-value';
import { accessCalls } from '../access/access-calls';
import { entryScreen, isPublicPath } from '../access/entry-path';
import { readToken } from '../access/session';
import { isExpired } from '../access/token';
import { documentsCalls } from '../documents/documents-calls';
import { fieldsCalls } from '../fields/fields-calls';
import { filesCalls } from '../files/files-calls';
import { ACTIVITY_SHOWN, loanCalls } from '../loan/loan-calls';
import { pipelineAddress, pipelineFilter } from '../loan/pipeline/address';
import { locksCalls } from '../locks/locks-calls';
import { callsOf } from '../providers/data/calls';
import { requestEarly } from '../providers/data/early-requests';
import { listQuery } from '../providers/data/list-query';
import { mayAskLos } from '../shell/lender';
import { shellCalls } from '../shell/shell-calls';
import { partsOfLoanPath, sectionOfPath } from './section-of-path';

const { call } = callsOf<ApplicationContract & AppraisalContract & LoanContract & PipelineContract>();

type Calls = readonly Promise<unknown>[];

function pipeline(search: URLSearchParams): Calls {
  const view = pipelineAddress.read(search);
  const { tab, sort, page, perPage } = view;
  const query = listQuery({ sort, pagination: { page, perPage }, filter: pipelineFilter(view) });
  return [
    call('GET /lqb/loans', { query }),
    shellCalls.homeFigures(),
    loanCalls.placementOptions(),
    loanCalls.filterValues({ field: 'sEmployeeLoanRepName', tab }),
    loanCalls.filterValues({ field: 'sLpTemplateNm', tab }),
  ];
}

/** Calls that the LOS can answer, as far as this browser knows it. */
const ofCapability = (capability: LosCapability, calls: () => Calls): Calls => (mayAskLos(capability) ? calls() : []);

const dashboard = (loanNum: string): Calls => [
  loanCalls.activity(loanNum, ACTIVITY_SHOWN),
  ...ofCapability('documents', () => [shellCalls.documents(loanNum, { folderName: SUBMISSION_FOLDER })]),
];

/** The data of the pages of a loan besides the loan, by the path behind its number. */
const loanData: Readonly<Record<string, (loanNum: string) => Calls>> = {
  '': dashboard,
  '/dashboard': dashboard,
  '/documents': (loanNum) => ofCapability('documents', () => [documentsCalls.list(loanNum)]),
  '/rate-lock-request': (loanNum) => ofCapability('locks', () => [locksCalls.lock(loanNum)]),
};

function ofSection(loanNum: string, below: string): Calls {
  const section = sectionOfPath(below);
  return section ? [call(`GET /loan-proxy/{loanNum}/${section}`, { params: { loanNum } })] : [];
}

function ofLoan(path: string): Calls {
  const parts = partsOfLoanPath(path);
  if (!parts) return [];
  const { loanNum, below } = parts;
  return [
    call('GET /lqb/loans/{loanNum}', { params: { loanNum } }),
    ...(ownValue(loanData, below)?.(loanNum) ?? ofSection(loanNum, below)),
  ];
}

/** The data of the main pages, by their path. */
const mainData: Readonly<Record<string, (search: URLSearchParams) => Calls>> = {
  [mainPages.pipeline.path]: pipeline,
  [mainPages.home.path]: () => [filesCalls.folder('announcements'), shellCalls.homeFigures()],
  [mainPages['create-loan'].path]: () => [loanCalls.placementOptions()],
};

const firstByName = { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 10 } } as const;

/** The data of the public pages, by their path. */
const publicData: Readonly<Record<string, () => Calls>> = {
  [publicPages['public-home'].path]: () => [filesCalls.publicFolder('announcements')],
  [publicPages['public-announcements'].path]: () => [filesCalls.publicFolder('announcements')],
  [publicPages['public-rates'].path]: () => [filesCalls.publicFolder('rates')],
  [publicPages['public-guidelines'].path]: () => [filesCalls.publicFolder('guidelines')],
  [publicPages['public-exclusionary'].path]: () => [
    call('GET /public/appraiser-exclusionary-list', { query: listQuery(firstByName) }),
  ],
};

function ofSignedIn(path: string, search: URLSearchParams): Calls {
  const { kind } = entryScreen(path);
  if (kind !== 'application' && kind !== 'root') return [];
  // First, because the application waits for it.
  const renewed = accessCalls.renew();
  const ofPage = ownValue(mainData, path)?.(search) ?? ofLoan(path);
  return [renewed, ...ofPage, fieldsCalls.changedOptions()];
}

/** Requests the data of the page at this address, which needs the application before it can ask for it. */
export function requestRouteData({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const token = readToken();
  requestEarly(() => {
    const signedIn = token !== null && !isExpired(token, Date.now());
    const calls: Calls = isPublicPath(path)
      ? (ownValue(publicData, path)?.() ?? [])
      : signedIn
        ? ofSignedIn(path, new URLSearchParams(search))
        : [];
    // The page makes a failed call again, and shows its failure.
    for (const made of calls) made.catch(() => undefined);
  });
}
