import type { ApplicationContract } from '../../domain/application/application.contract';
import type { AppraisalContract } from '../../domain/appraisal/appraisal.contract';
import { SUBMISSION_FOLDER } from '../../domain/documents/document-types';
import type { LoanContract } from '../../domain/loan/loan.contract';
import type { PipelineContract } from '../../domain/loan/pipeline.contract';
import { mainPages } from '../../domain/pages/main-pages';
import { LOAN_ROUTE } from '../../domain/pages/page';
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
import { shellCalls } from '../shell/shell-calls';

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

const dashboard = (loanNum: string): Calls => [
  loanCalls.activity(loanNum, ACTIVITY_SHOWN),
  shellCalls.documents(loanNum, { folderName: SUBMISSION_FOLDER }),
];

type SectionCall = Extract<keyof ApplicationContract, `GET /loan-proxy/{loanNum}/${string}`>;

const section =
  (key: SectionCall) =>
  (loanNum: string): Calls => [call(key, { params: { loanNum } })];

/** The data of the pages of a loan besides the loan, by the path behind its number. */
const loanData: Readonly<Record<string, (loanNum: string) => Calls>> = {
  '': dashboard,
  '/dashboard': dashboard,
  '/documents': (loanNum) => [documentsCalls.list(loanNum)],
  '/rate-lock-request': (loanNum) => [locksCalls.lock(loanNum)],
  '/app/manager': section('GET /loan-proxy/{loanNum}/originator'),
  '/app': section('GET /loan-proxy/{loanNum}/borrower-info'),
  '/app/borrower': section('GET /loan-proxy/{loanNum}/borrower-info'),
  '/app/employment': section('GET /loan-proxy/{loanNum}/employment'),
  '/app/asset': section('GET /loan-proxy/{loanNum}/asset'),
  '/app/liability': section('GET /loan-proxy/{loanNum}/liability'),
  '/app/reo': section('GET /loan-proxy/{loanNum}/reo'),
  '/app/loan-property': section('GET /loan-proxy/{loanNum}/loan-prop'),
  '/app/declaration': section('GET /loan-proxy/{loanNum}/declaration'),
  '/app/demographic': section('GET /loan-proxy/{loanNum}/demographics'),
};

/** Pages of one borrower show the data of all. */
const BORROWER = /^(\/app\/borrower)\/.+/;

const LOAN = new RegExp(`^${LOAN_ROUTE.replace(':loanNum', '(\\d+)')}(/.*)?$`);

function ofLoan(path: string): Calls {
  const [, loanNum, below = ''] = LOAN.exec(path) ?? [];
  if (loanNum === undefined) return [];
  return [
    call('GET /lqb/loans/{loanNum}', { params: { loanNum } }),
    ...(ownValue(loanData, below.replace(BORROWER, '$1'))?.(loanNum) ?? []),
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
