import type { PipelineTab } from '../../../domain/loan/pipeline';
import type { CollectionName, ResourceName } from './resource-types';

/** React-Admin's own keys begin with the name of the resource. */
const resource = <Name extends ResourceName>(name: Name) => [name] as const;

/** Keys of a loan's data start with its number, so that a change of the loan can invalidate all of them. */
const loan = (loanNum: string) => ['loan', loanNum] as const;
const registration = (loanNum: string) => ['registration', loanNum] as const;
const people = ['people'] as const;
const history = ['record-history'] as const;
const rates = ['rates'] as const;
const pricing = ['pricing'] as const;

/** All keys of cached API data, for queries and invalidation. */
export const queryKeys = {
  resource,
  systemState: () => ['system-state'] as const,
  vendorAccounts: () => ['vendor-accounts'] as const,
  documentFrameworks: () => ['document-frameworks'] as const,
  documentTemplates: () => ['document-templates'] as const,
  lenderLogo: () => ['lender-logo'] as const,
  lenderLogoImage: (version: number) => ['lender-logo', 'image', version] as const,
  documentPreview: (id: string, language: string) => ['document-templates', id, language] as const,
  auditEntry: (id: string) => ['audit-entry', id] as const,
  /** The lists of a resource, whatever they are filtered by. */
  lists: <Name extends CollectionName>(name: Name) => [name, 'getList'] as const,
  /** The single records of a resource. */
  records: <Name extends ResourceName>(name: Name) => [name, 'getOne'] as const,
  record: <Name extends ResourceName>(name: Name, id: string) => [name, 'getOne', { id }] as const,

  loan,
  activity: (loanNum: string) => [...loan(loanNum), 'activity'] as const,
  documents: (loanNum: string) => [...loan(loanNum), 'documents'] as const,
  contacts: (loanNum: string) => [...loan(loanNum), 'contacts'] as const,
  emails: (loanNum: string) => [...loan(loanNum), 'emails'] as const,
  messages: (loanNum: string) => [...loan(loanNum), 'messages'] as const,
  topics: (loanNum: string) => [...loan(loanNum), 'messages', 'topics'] as const,
  thread: (loanNum: string, conditionId: string | null) =>
    [...loan(loanNum), 'messages', 'thread', conditionId] as const,
  /** What counts the unread messages of a loan: its pages, the pipeline and Home. */
  unreadOf: (loanNum: string) => [[...loan(loanNum), 'messages'], ['home-figures'], ['loans', 'getList']] as const,
  contactBook: () => ['contact-book'] as const,
  certificates: (loanNum: string, docType: string | undefined) => [...loan(loanNum), 'certificates', docType] as const,
  initialApproval: (loanNum: string) => [...loan(loanNum), 'initial-approval'] as const,
  priceReview: (loanNum: string, version: number | undefined) => [...loan(loanNum), 'price-review', version] as const,
  menuFacts: (loanNum: string) => [...loan(loanNum), 'menu-facts'] as const,
  pageWriters: (loanNum: string, page: string, status: string | undefined) =>
    [...loan(loanNum), 'page-writers', page, status] as const,
  packages: (loanNum: string) => [...loan(loanNum), 'packages'] as const,
  appraisals: (loanNum: string) => [...loan(loanNum), 'appraisals'] as const,
  servicing: (loanNum: string) => [...loan(loanNum), 'servicing'] as const,
  postClosing: (loanNum: string) => [...loan(loanNum), 'post-closing'] as const,
  investorConditions: (loanNum: string) => [...loan(loanNum), 'investor-conditions'] as const,
  servicers: () => ['servicers'] as const,
  credit: (loanNum: string) => [...loan(loanNum), 'credit'] as const,
  lock: (loanNum: string) => [...loan(loanNum), 'lock'] as const,
  aus: (loanNum: string) => [...loan(loanNum), 'aus'] as const,
  ausTrial: (loanNum: string, system: string, version: number) =>
    [...loan(loanNum), 'aus', 'trial', system, version] as const,
  creditAgencies: () => ['credit-agencies'] as const,
  conditions: (loanNum: string) => [...loan(loanNum), 'conditions'] as const,
  changes: (loanNum: string, version: number | undefined, view: object) =>
    [...loan(loanNum), 'change-log', version, view] as const,
  changeValues: (loanNum: string, version: number | undefined) =>
    [...loan(loanNum), 'change-log-values', version] as const,
  mismoRoundTrip: (loanNum: string, version: number | undefined) =>
    [...loan(loanNum), 'mismo-round-trip', version] as const,

  registration,
  disclosure: (loanNum: string) => [...registration(loanNum), 'disclosure'] as const,
  submissionFiles: (loanNum: string) => [...registration(loanNum), 'files'] as const,

  /** All prices of a loan; without a loan, of all. */
  pricing: (loanNum?: string) => (loanNum === undefined ? pricing : ([...pricing, loanNum] as const)),
  prices: (
    loanNum: string,
    version: number | undefined,
    changes: object,
    focusedProgramId: string | undefined,
    asOf: string | null = null,
  ) => [...pricing, loanNum, version, changes, focusedProgramId ?? null, asOf] as const,

  /** The queue of the lock desk and what it shows beside it; without a view, all of it. */
  lockDesk: (view?: object) => (view === undefined ? (['lock-desk'] as const) : (['lock-desk', view] as const)),

  /** Figures of the home page, over many loans. */
  homeFigures: () => ['home-figures'] as const,
  /** Names that the loans of a tab can be filtered by; without a field, of all. */
  pipelineValues: (field?: string, tab?: PipelineTab) =>
    field === undefined ? (['pipeline-values'] as const) : (['pipeline-values', field, tab] as const),
  placementOptions: () => ['placement-options'] as const,

  /** The sessions of a user; null for one's own. */
  sessions: (login: string | null) => [...people, 'sessions', login] as const,
  /** The user's own sign-in methods. */
  factors: () => [...people, 'factors'] as const,
  roles: () => [...people, 'roles'] as const,
  throttles: () => [...people, 'throttles'] as const,
  uiAccess: () => [...people, 'ui-access'] as const,
  roleImpact: (changes: readonly object[]) => [...people, 'impact', changes] as const,

  /** The history of a subject, such as `branch:<id>`; without one, of all. */
  history: (subject?: string, version?: unknown, shown?: number, kind?: string) =>
    subject === undefined ? history : ([...history, subject, version, shown, kind] as const),

  investors: () => ['investors'] as const,
  branchFees: (branchName: string) => ['branch-fees', branchName] as const,
  areaIncomeYears: () => ['area-income-years'] as const,
  limitYears: () => ['limit-years'] as const,
  programRules: () => ['program-rules'] as const,
  /** Everything about rates except their list, which is a resource. */
  rates: () => rates,
  ratePublication: (id: string) => [...rates, 'publication', id] as const,
  rateSheet: (publication: string, program: string) => [...rates, 'sheet', publication, program] as const,

  /** The items of a folder; without one, of all. */
  folder: (folder?: string, subFolder = '', isPublic = false) =>
    folder === undefined ? (['folder'] as const) : (['folder', folder, subFolder, isPublic] as const),
  fileContent: (id: string, modifiedTime: string, isPublic: boolean) =>
    ['file-content', id, modifiedTime, isPublic] as const,
  /** The versions of a file; without one, of all. */
  fileVersions: (id?: string) => (id === undefined ? (['file-versions'] as const) : (['file-versions', id] as const)),
  rateFolders: () => ['rate-folders'] as const,
};

/** Whether the key is this one, or begins with it. */
export const isUnder = (key: readonly unknown[], parent: readonly unknown[]): boolean =>
  parent.every((part, index) => key[index] === part);

/** The filter of a list of React-Admin, whose key is `[resource, 'getList', { filter, … }]`. */
export function filterOfKey(key: readonly unknown[] = []): Readonly<Record<string, unknown>> {
  const params = key[2];
  const filter = typeof params === 'object' && params !== null && 'filter' in params ? params.filter : undefined;
  return typeof filter === 'object' && filter !== null ? { ...filter } : {};
}

/** The number of the loan that a record of React-Admin or a query of our own is about. */
export function loanOfKey([first, second, third]: readonly unknown[]): string | undefined {
  if (first === loan('')[0] || first === registration('')[0]) return String(second);
  if (second !== 'getOne' || typeof third !== 'object' || third === null || !('id' in third)) return undefined;
  return String(third.id);
}
