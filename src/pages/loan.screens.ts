import type { loanPages } from '../../domain/pages/loan-pages';
import { type Screens, screenWith } from './screen';

const screen = screenWith('application', 'fields');

/** All borrowers share one screen, so that unsaved edits stay when the user switches borrowers. */
const borrower = screen(() => import('../application/BorrowerPage').then((m) => m.BorrowerPage));

/** The product pricing page and its twin are the same screen. */
const productPricing = screenWith(
  'fields',
  'pricing',
)(() => import('../pricing/ProductPricingPage').then((m) => m.ProductPricingPage));

/** The register pages, whose request of the eDisclosure these pages share, have their texts with those of pricing. */
const disclosures = screenWith(...(['fields', 'loan', 'pricing', 'terms', 'messages'] as const));

const appraisals = screenWith(...(['appraisals', 'fields', 'loan', 'messages'] as const));

const workScreen = screenWith('fields', 'loan', 'work');

const packages = screenWith('delivery', 'fields', 'loan', 'terms');

export const loanScreens: Screens<typeof loanPages> = {
  'loan-summary': productPricing,
  'loan-summary-test': productPricing,
  'application-manager': screenWith(
    'application',
    'fields',
    'work',
  )(() => import('../application/ManagerPage').then((m) => m.ManagerPage)),
  borrower,
  'borrower-id': borrower,
  employment: screen(() => import('../application/EmploymentPage').then((m) => m.EmploymentPage)),
  asset: screen(() => import('../application/AssetPage').then((m) => m.AssetPage)),
  liability: screen(() => import('../application/LiabilityPage').then((m) => m.LiabilityPage)),
  reo: screen(() => import('../application/ReoPage').then((m) => m.ReoPage)),
  'loan-property': screen(() => import('../application/LoanPropertyPage').then((m) => m.LoanPropertyPage)),
  declaration: screen(() => import('../application/DeclarationPage').then((m) => m.DeclarationPage)),
  demographic: screen(() => import('../application/DemographicPage').then((m) => m.DemographicPage)),
  aus: screenWith(...(['application', 'fields', 'messages', 'work'] as const))(() =>
    import('../aus/AusPage').then((m) => m.AusPage),
  ),
  edisclosure: disclosures(() => import('../disclosures/DisclosuresPage').then((m) => m.DisclosuresPage)),
  'self-prepare': disclosures(() => import('../disclosures/PreparePages').then((m) => m.SelfPreparePage)),
  'lender-prepare': disclosures(() => import('../disclosures/PreparePages').then((m) => m.LenderPreparePage)),
  conditions: workScreen(() => import('../conditions/ConditionsPage').then((m) => m.ConditionsPage)),
  'upload-submission': workScreen(() =>
    import('../conditions/UploadConditionsPage').then((m) => m.UploadConditionsPage),
  ),
  documents: workScreen(() => import('../documents/DocumentsPage').then((m) => m.DocumentsPage)),
  coc: screenWith('fields', 'terms')(() => import('../changes/CocPage').then((m) => m.CocPage)),
  appraisals: screenWith(...(['appraisals', 'fields', 'loan', 'messages', 'terms'] as const))(() =>
    import('../appraisal/loan/AppraisalsPage').then((m) => m.AppraisalsPage),
  ),
  'appraisal-fee-finder': appraisals(() => import('../appraisal/loan/FeeFinderPage').then((m) => m.FeeFinderPage)),
  'appraisal-new': appraisals(() => import('../appraisal/loan/NewAppraisalPage').then((m) => m.NewAppraisalPage)),
  'appraisal-waiver': appraisals(() => import('../appraisal/loan/WaiverPage').then((m) => m.WaiverPage)),
  'appraisal-transfer': appraisals(() => import('../appraisal/loan/TransferPage').then((m) => m.TransferPage)),
  'rate-lock': screenWith(...(['fields', 'locks', 'pricing'] as const))(() =>
    import('../locks/LockPage').then((m) => m.LockPage),
  ),
  cd: screenWith('fields', 'loan', 'terms')(() => import('../closing/ClosingPage').then((m) => m.ClosingPage)),
  contacts: workScreen(() => import('../contacts/ContactsPage').then((m) => m.ContactsPage)),
  email: workScreen(() => import('../email/EmailPage').then((m) => m.EmailPage)),
  'loan-doc': packages(() => import('../packages/LoanDocPage').then((m) => m.LoanDocPage)),
  coupon: screenWith('delivery', 'fields')(() => import('../servicing/CouponPage').then((m) => m.CouponPage)),
  messages: workScreen(() => import('../conversations/MessagesPage').then((m) => m.MessagesPage)),
  'doc-gen': packages(() => import('../packages/DocGenPage').then((m) => m.DocGenPage)),
  credit: screenWith(...(['fields', 'loan', 'pricing', 'terms', 'messages'] as const))(() =>
    import('../credit/CreditPage').then((m) => m.CreditPage),
  ),
  loan: screenWith('fields', 'terms')(() => import('../fees/FeesPage').then((m) => m.FeesPage)),
};
