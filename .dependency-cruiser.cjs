// The import rules of docs/decisions and of the architecture, as `npm run check` and tests/architecture enforce them.
// A rule says in its comment what to do instead.

const test = '(\\.(test|test-support)\\.tsx?$|^src/testing/)';
const product = '^(domain|config|api|src)/';

/** What every area is built on. Each other folder of api and src is an area, with the same name in domain. */
const apiFoundation = 'http|db|los|ports|spreadsheets|threads|tracing';
const srcFoundation = 'crud|fields|i18n|pages|providers|shell|testing|theme|ui';

const apiArea = `^api/(?!(?:${apiFoundation})/)([^/]+)/`;
const srcArea = `^src/(?!(?:${srcFoundation})/)([^/]+)/`;

/** The folders of domain. Each uses only those before it, so that they form no cycle. */
const domainFolders = [
  'tables',
  'numbers',
  'los',
  'messages',
  'format',
  'contract',
  'los',
  'pages',
  'loan',
  'documents',
  'records',
  'access',
  'drafts',
  'lender',
  'reference',
  'pricing',
  'fees',
  'locks',
  'investor',
  'scenarios',
  'compliance',
  'disclosure',
  'signing',
  'contacts',
  'conversations',
  'credit',
  'aus',
  'appraisal',
  'email',
  'files',
  'orders',
  'underwriting',
  'registration',
  'application',
  'packages',
  'audit',
  'self-test',
  'system',
  'servicing',
  'post-closing',
  'batch',
  'reports',
  'hmda',
  'quality-control',
];

const domainFolderRule = {
  name: 'domain-folders-form-no-cycle',
  comment:
    'A folder of domain uses those before it in domainFolders. Move what two folders need into the first one that may own it.',
  severity: 'error',
};

/** The one file that an area of api offers the others: `<area>.service.ts`, and of the loan the gateway to it. */
const apiOffers = '^api/(?:([^/]+)/\\1\\.service|loan/gateway\\.service)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-knows-only-itself',
      comment: 'domain is pure: hand in what it needs as an argument.',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { path: '^(api|src|config|tests|bench)/' },
    },
    {
      name: 'domain-has-no-packages-but-zod-and-decimal',
      comment: 'domain does no I/O and knows no framework.',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'],
        pathNot: 'node_modules/(zod|decimal\\.js)/',
      },
    },
    {
      name: 'config-knows-only-domain',
      comment: 'config is read by the others. The launchers start them, which is their work.',
      severity: 'error',
      from: { path: '^config/', pathNot: ['^config/launch/', test] },
      to: { path: '^(api|src|tests|bench)/' },
    },
    {
      name: 'api-knows-no-web-app',
      comment: 'What both need belongs to domain.',
      severity: 'error',
      from: { path: '^api/', pathNot: test },
      to: { path: '^(src|tests|bench)/' },
    },
    {
      name: 'src-knows-only-domain',
      comment: 'What both need belongs to domain; data comes through the dataProvider.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(api|config|tests|bench)/' },
    },
    {
      name: 'src-leaves-schemas-on-the-server',
      comment: 'zod is heavy on a page: import the type only, and keep codes in files without zod.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '((\\.schemas|contract)\\.ts$|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'src-calls-the-api-by-contract',
      comment:
        'Untyped calls are for the typed client and the data provider: use callsOf<Contract>() in <area>-calls.ts. Types may be imported.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/providers/data/', test] },
      to: { path: '^src/providers/data/(http|upload)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-area-offers-one-file',
      comment:
        "Use the other area's <area>.service.ts (of loan: gateway.service.ts), or move what both need to domain.",
      severity: 'error',
      from: { path: apiArea, pathNot: test },
      to: { path: apiArea, pathNot: ['^api/$1/', apiOffers] },
    },
    {
      name: 'api-foundation-knows-no-area',
      comment:
        'http, db, los, ports, spreadsheets, threads and tracing carry every area and lean on none; row types come from <area>.tables.ts. Only the audit, which every write needs, is called from here.',
      severity: 'error',
      from: { path: `^api/(${apiFoundation})/`, pathNot: test },
      to: {
        path: apiArea,
        pathNot: ['^api/[^/]+/[^/]+\\.tables\\.ts$', '^api/audit/audit\\.service\\.ts$'],
      },
    },
    {
      name: 'los-is-reached-by-its-port',
      comment: 'A remote LOS must be able to stand behind every call: use api/los/port.ts.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/los/', '^api/composition\\.ts$', test] },
      to: { path: '^api/los/(embedded|remote|wire|coarse|journal|loan-rules)/' },
    },
    {
      name: 'los-adapters-know-no-http',
      comment: 'Only the remote LOS is reached over HTTP; the others are called through the port.',
      severity: 'error',
      from: { path: '^api/los/(embedded|coarse|journal|loan-rules)/', pathNot: test },
      to: { path: '(^api/http/|node_modules/(express|node-fetch)/)' },
    },
    {
      name: 'journal-knows-no-los',
      comment: 'Every adapter uses the journal, so it depends on none of them.',
      severity: 'error',
      from: { path: '^api/los/(journal|loan-rules)/', pathNot: test },
      to: { path: '^api/los/(embedded|coarse|remote|wire)/' },
    },
    {
      name: 'src-area-offers-one-file',
      comment:
        "Use the other area's public.ts. The PDF engine is offered by itself, because the signing page has nothing else of the web app.",
      severity: 'error',
      from: { path: srcArea, pathNot: test },
      to: { path: srcArea, pathNot: ['^src/$1/', '^src/[^/]+/public\\.ts$', '^src/documents/pdf/engine\\.ts$'] },
    },
    {
      name: 'src-foundation-knows-no-area',
      comment:
        'fields, theme and i18n carry every area and lean on none; providers know access, who is signed in, and no other.',
      severity: 'error',
      from: { path: '^src/(fields|theme|i18n|providers)/', pathNot: test },
      to: { path: srcArea, pathNot: '^src/access/' },
    },
    {
      name: 'src-looks-know-no-access',
      comment: 'fields, theme and i18n do not ask who is signed in.',
      severity: 'error',
      from: { path: '^src/(fields|theme|i18n)/', pathNot: test },
      to: { path: '^src/(access|shell|pages)/' },
    },
    {
      name: 'product-knows-no-test-help',
      comment: 'What tests lean on stays out of what people run.',
      severity: 'error',
      from: { path: product, pathNot: test },
      to: { path: '^(src/testing/|.*\\.test-support\\.tsx?$)' },
    },
    ...domainFolders.map((folder, index) => ({
      ...domainFolderRule,
      from: { path: `^domain/${folder}/`, pathNot: test },
      to: { path: '^domain/', pathNot: domainFolders.slice(0, index + 1).map((allowed) => `^domain/${allowed}/`) },
    })),
    {
      ...domainFolderRule,
      from: { path: '^domain/([^/]+)/', pathNot: [test, `^domain/(?:${domainFolders.join('|')})/`] },
      to: { path: '^domain/', pathNot: '^domain/$1/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      comment: 'Move the package to dependencies.',
      severity: 'error',
      from: { path: product, pathNot: [test, '^config/launch/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-unresolved-imports',
      comment: 'The file or package does not exist. portal-api is made by tests/architecture/openapi.test.ts.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^portal-api$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|docs|coverage)/' },
    // Nor does it search for cycles, which takes it most of its time: tests/architecture/cycles.ts does.
    skipAnalysisNotInRules: true,
    // Type-only imports count, as imports of types.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
