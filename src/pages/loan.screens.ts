import type { loanPages } from '../../domain/pages/loan-pages';
import { type Screens, screenWith } from './screen';

const screen = screenWith('application');

/** All borrowers share one screen, so that unsaved edits stay when the user switches borrowers. */
const borrower = screen(() => import('../application/BorrowerPage').then((m) => m.BorrowerPage));

/** The product pricing page and its twin are the same screen. */
const productPricing = screenWith(
  'application',
  'pricing',
)(() => import('../pricing/ProductPricingPage').then((m) => m.ProductPricingPage));

/** The register pages, whose request of the eDisclosure these pages share, have their texts with those of pricing. */
const disclosures = screenWith(...(['application', 'pricing', 'terms'] as const));

const appraisals = screenWith('application', 'terms');

export const loanScreens: Screens<typeof loanPages> = {
  'loan-summary': productPricing,
  'loan-summary-test': productPricing,
  'application-manager': screen(() => import('../application/ManagerPage').then((m) => m.ManagerPage)),
  borrower,
  'borrower-id': borrower,
  employment: screen(() => import('../application/EmploymentPage').then((m) => m.EmploymentPage)),
  asset: screen(() => import('../application/AssetPage').then((m) => m.AssetPage)),
  liability: screen(() => import('../application/LiabilityPage').then((m) => m.LiabilityPage)),
  reo: screen(() => import('../application/ReoPage').then((m) => m.ReoPage)),
  'loan-property': screen(() => import('../application/LoanPropertyPage').then((m) => m.LoanPropertyPage)),
  declaration: screen(() => import('../application/DeclarationPage').then((m) => m.DeclarationPage)),
  demographic: screen(() => import('../application/DemographicPage').then((m) => m.DemographicPage)),
  aus: screen(() => import('../aus/AusPage').then((m) => m.AusPage)),
  edisclosure: disclosures(() => import('../disclosures/DisclosuresPage').then((m) => m.DisclosuresPage)),
  'self-prepare': disclosures(() => import('../disclosures/PreparePages').then((m) => m.SelfPreparePage)),
  'lender-prepare': disclosures(() => import('../disclosures/PreparePages').then((m) => m.LenderPreparePage)),
  conditions: screen(() => import('../conditions/ConditionsPage').then((m) => m.ConditionsPage)),
  'upload-submission': screen(() => import('../conditions/UploadConditionsPage').then((m) => m.UploadConditionsPage)),
  documents: screenWith('application')(() => import('../documents/DocumentsPage').then((m) => m.DocumentsPage)),
  coc: screenWith('application', 'terms')(() => import('../changes/CocPage').then((m) => m.CocPage)),
  appraisals: appraisals(() => import('../appraisal/loan/AppraisalsPage').then((m) => m.AppraisalsPage)),
  'appraisal-fee-finder': appraisals(() => import('../appraisal/loan/FeeFinderPage').then((m) => m.FeeFinderPage)),
  'appraisal-new': appraisals(() => import('../appraisal/loan/NewAppraisalPage').then((m) => m.NewAppraisalPage)),
  'appraisal-waiver': appraisals(() => import('../appraisal/loan/WaiverPage').then((m) => m.WaiverPage)),
  'appraisal-transfer': appraisals(() => import('../appraisal/loan/TransferPage').then((m) => m.TransferPage)),
  'rate-lock': screenWith(...(['application', 'pricing', 'terms'] as const))(() =>
    import('../locks/LockPage').then((m) => m.LockPage),
  ),
  cd: screenWith('application', 'terms')(() => import('../closing/ClosingPage').then((m) => m.ClosingPage)),
  contacts: screen(() => import('../contacts/ContactsPage').then((m) => m.ContactsPage)),
  email: screen(() => import('../email/EmailPage').then((m) => m.EmailPage)),
  'loan-doc': screenWith('application', 'terms')(() => import('../packages/LoanDocPage').then((m) => m.LoanDocPage)),
  coupon: screenWith('application', 'terms')(() => import('../servicing/CouponPage').then((m) => m.CouponPage)),
  messages: screen(() => import('../conversations/MessagesPage').then((m) => m.MessagesPage)),
  'doc-gen': screenWith('application', 'terms')(() => import('../packages/DocGenPage').then((m) => m.DocGenPage)),
  credit: screenWith(...(['application', 'pricing', 'terms'] as const))(() =>
    import('../credit/CreditPage').then((m) => m.CreditPage),
  ),
  loan: screenWith('application', 'terms')(() => import('../fees/FeesPage').then((m) => m.FeesPage)),
};
