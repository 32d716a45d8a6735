import type { RowOf } from '../providers/data/resource-types';
import { type ResourceScreens, screenWith, screen as view, viewWith } from './screen';

const screen = screenWith('admin');

const reportScreen = screenWith('fields', 'reports');
const deliveryScreen = screenWith('delivery', 'fields');
/** With the texts of conditions and of the kinds of servicers. */
const batchScreen = screenWith(...(['delivery', 'fields', 'reports', 'work'] as const));

const userName = ({ firstName, lastName }: RowOf<'main/admin/user/employee'>): string =>
  `${firstName} ${lastName}`.trim();

/** The views of React-Admin's resources. Addresses, titles and access are in the page table. */
export const resourceScreens: ResourceScreens = {
  loans: {
    record: 'sLNm',
    list: view(() => import('../loan/PipelinePage').then((m) => m.PipelinePage)),
    create: screenWith(
      'application',
      'fields',
      'work',
    )(() => import('../loan/CreateLoanPage').then((m) => m.CreateLoanPage)),
    edit: viewWith('fields', 'loan', 'codes')(() => import('../loan/DashboardPage').then((m) => m.DashboardPage)),
  },
  'main/internal/batch-pricing': {
    record: ({ createdAt }) => createdAt,
    list: reportScreen(() => import('../investor/runs/PriceRunsPage').then((m) => m.PriceRunsPage)),
    create: screenWith(
      'fields',
      'loan',
      'reports',
    )(() => import('../investor/runs/NewPriceRunPage').then((m) => m.NewPriceRunPage)),
    show: reportScreen(() => import('../investor/runs/PriceRunPage').then((m) => m.PriceRunPage)),
  },
  'main/internal/batch': {
    record: 'fileName',
    list: reportScreen(() => import('../batch/BatchesPage').then((m) => m.BatchesPage)),
    create: batchScreen(() => import('../batch/NewBatchPage').then((m) => m.NewBatchPage)),
    show: batchScreen(() => import('../batch/BatchPage').then((m) => m.BatchPage)),
  },
  'main/servicing': {
    record: 'loanNum',
    list: deliveryScreen(() => import('../servicing/ServicedLoansPage').then((m) => m.ServicedLoansPage)),
  },
  'main/shipping': {
    record: 'loanNum',
    list: deliveryScreen(() => import('../post-closing/ShippingPage').then((m) => m.ShippingPage)),
    show: screenWith(
      'delivery',
      'fields',
      'loan',
    )(() => import('../post-closing/ShippingLoanPage').then((m) => m.ShippingLoanPage)),
  },
  'main/paper-mailings': {
    record: 'loanNum',
    list: screenWith(
      'fields',
      'loan',
    )(() => import('../signing/mailings/PaperMailingsPage').then((m) => m.PaperMailingsPage)),
  },
  'main/internal/servicing': {
    record: 'loanNum',
    list: deliveryScreen(() => import('../servicing/ServicedLoansPage').then((m) => m.ServicingDeskPage)),
  },
  'main/internal/lock-report': {
    record: 'loanNum',
    list: reportScreen(() => import('../investor/LockReportPage').then((m) => m.LockReportPage)),
    show: reportScreen(() => import('../investor/InvestorLockPage').then((m) => m.InvestorLockPage)),
  },
  'main/reports/pull-through': {
    record: 'loanNum',
    list: reportScreen(() => import('../reports/ReportPages').then((m) => m.PullThroughPage)),
  },
  'main/reports/turn-times': {
    record: 'loanNum',
    list: reportScreen(() => import('../reports/ReportPages').then((m) => m.TurnTimesPage)),
  },
  'main/reports/lock-expiry': {
    record: 'loanNum',
    list: reportScreen(() => import('../reports/ReportPages').then((m) => m.LockExpiryPage)),
  },
  'main/reports/fallout': {
    record: 'loanNum',
    list: reportScreen(() => import('../reports/ReportPages').then((m) => m.FalloutPage)),
  },
  'main/reports/conditions-age': {
    record: 'loanNum',
    list: reportScreen(() => import('../reports/ReportPages').then((m) => m.ConditionsAgePage)),
  },
  'main/reports/quality-control': {
    record: 'loanNum',
    list: reportScreen(() => import('../quality-control/QualityControlPage').then((m) => m.QualityControlPage)),
    show: reportScreen(() => import('../quality-control/ReviewPage').then((m) => m.ReviewPage)),
  },
  'main/reports/hmda': {
    record: 'loanNum',
    list: reportScreen(() => import('../hmda/HmdaPage').then((m) => m.HmdaPage)),
    show: reportScreen(() => import('../hmda/HmdaLoanPage').then((m) => m.HmdaLoanPage)),
  },
  'main/admin/program': {
    record: 'name',
    list: screen(() => import('../reference/programs/ProgramPages').then((m) => m.ProgramListPage)),
    create: screen(() => import('../reference/programs/ProgramPages').then((m) => m.ProgramCreatePage)),
    edit: screen(() => import('../reference/programs/ProgramPages').then((m) => m.ProgramEditPage)),
  },
  'main/admin/program/group': {
    record: 'name',
    list: screen(() => import('../reference/programs/GroupPages').then((m) => m.GroupListPage)),
    create: screen(() => import('../reference/programs/GroupPages').then((m) => m.GroupCreatePage)),
    edit: screen(() => import('../reference/programs/GroupPages').then((m) => m.GroupEditPage)),
  },
  'main/admin/program/rates': {
    record: 'fileName',
    list: screen(() => import('../reference/programs/RateListPage').then((m) => m.RateListPage)),
    show: screen(() => import('../reference/programs/RatePage').then((m) => m.RatePage)),
  },
  'main/admin/program/insurance-card': {
    record: 'company',
    list: screen(() => import('../reference/programs/InsuranceCardListPage').then((m) => m.InsuranceCardListPage)),
  },
  'main/admin/program/apor': {
    record: 'week',
    list: screen(() => import('../reference/apor/AporListPage').then((m) => m.AporListPage)),
  },
  'main/admin/audit': {
    record: 'action',
    list: screen(() => import('../access/audit/AuditListPage').then((m) => m.AuditListPage)),
    // Entries about loans name their fields.
    show: screenWith('admin', 'fields')(() => import('../access/audit/AuditEntryPage').then((m) => m.AuditEntryPage)),
  },
  'main/admin/user/employee': {
    record: userName,
    list: screen(() => import('../access/users/UserListPage').then((m) => m.EmployeeListPage)),
    create: screen(() => import('../access/users/UserPages').then((m) => m.EmployeeCreatePage)),
    edit: screen(() => import('../access/users/UserPages').then((m) => m.EmployeeEditPage)),
  },
  'main/admin/user/oc-user': {
    record: userName,
    list: screen(() => import('../access/users/UserListPage').then((m) => m.CompanyUserListPage)),
    create: screen(() => import('../access/users/UserPages').then((m) => m.CompanyUserCreatePage)),
    edit: screen(() => import('../access/users/UserPages').then((m) => m.CompanyUserEditPage)),
  },
  'main/admin/branch': {
    record: 'name',
    list: screen(() => import('../reference/BranchPages').then((m) => m.BranchListPage)),
    create: screen(() => import('../reference/BranchPages').then((m) => m.BranchCreatePage)),
    edit: screen(() => import('../reference/BranchPages').then((m) => m.BranchEditPage)),
    show: screen(() => import('../reference/BranchPages').then((m) => m.BranchShowPage)),
  },
  'main/admin/branch/company': {
    record: 'name',
    list: screen(() => import('../reference/CompanyPages').then((m) => m.CompanyListPage)),
    create: screen(() => import('../reference/CompanyPages').then((m) => m.CompanyCreatePage)),
    edit: screen(() => import('../reference/CompanyPages').then((m) => m.CompanyEditPage)),
  },
  'main/admin/county': {
    record: 'name',
    list: screen(() => import('../reference/places/CountyListPage').then((m) => m.CountyListPage)),
    create: screen(() => import('../reference/places/CountyCreatePage').then((m) => m.CountyCreatePage)),
    edit: screen(() => import('../reference/places/CountyEditPage').then((m) => m.CountyEditPage)),
  },
  'main/admin/county/area-income': {
    record: 'name',
    list: screen(() => import('../reference/places/AreaIncomeListPage').then((m) => m.AreaIncomeListPage)),
  },
  'main/admin/county/zip': {
    record: 'zip',
    list: screen(() => import('../reference/places/ZipPages').then((m) => m.ZipListPage)),
    create: screen(() => import('../reference/places/ZipPages').then((m) => m.ZipCreatePage)),
    edit: screen(() => import('../reference/places/ZipPages').then((m) => m.ZipEditPage)),
  },
  'main/admin/appraisal': {
    record: 'name',
    list: screen(() => import('../appraisal/ExclusionPages').then((m) => m.AdminExclusionsPage)),
    create: screen(() => import('../appraisal/ExclusionPages').then((m) => m.ExclusionCreatePage)),
    edit: screen(() => import('../appraisal/ExclusionPages').then((m) => m.ExclusionEditPage)),
  },
  'main/admin/role': {
    record: 'role',
    list: screen(() => import('../access/roles/RolePage').then((m) => m.RolePage)),
  },
  'main/admin/loan-setup/price-group': {
    record: 'name',
    list: screen(() => import('../reference/lender/PriceGroupPages').then((m) => m.PriceGroupListPage)),
    create: screen(() => import('../reference/lender/PriceGroupPages').then((m) => m.PriceGroupCreatePage)),
    edit: screen(() => import('../reference/lender/PriceGroupPages').then((m) => m.PriceGroupEditPage)),
  },
  'main/admin/loan-setup/price-adjustment': {
    record: 'name',
    list: screen(() => import('../reference/lender/PriceAdjustmentPages').then((m) => m.PriceAdjustmentListPage)),
    create: screen(() => import('../reference/lender/PriceAdjustmentPages').then((m) => m.PriceAdjustmentCreatePage)),
    edit: screen(() => import('../reference/lender/PriceAdjustmentPages').then((m) => m.PriceAdjustmentEditPage)),
  },
  'main/admin/loan-setup/fee-template': {
    record: 'name',
    list: screen(() => import('../reference/lender/FeeTemplatePages').then((m) => m.FeeTemplateListPage)),
    create: screen(() => import('../reference/lender/FeeTemplatePages').then((m) => m.FeeTemplateCreatePage)),
    edit: screen(() => import('../reference/lender/FeeTemplatePages').then((m) => m.FeeTemplateEditPage)),
  },
  'main/admin/loan-setup/alt-lender': {
    record: 'name',
    list: screen(() => import('../reference/lender/AltLenderPages').then((m) => m.AltLenderListPage)),
    create: screen(() => import('../reference/lender/AltLenderPages').then((m) => m.AltLenderCreatePage)),
    edit: screen(() => import('../reference/lender/AltLenderPages').then((m) => m.AltLenderEditPage)),
  },
  'main/admin/loan-setup/servicer': {
    record: 'name',
    list: screen(() => import('../reference/lender/ServicerPages').then((m) => m.ServicerListPage)),
    create: screen(() => import('../reference/lender/ServicerPages').then((m) => m.ServicerCreatePage)),
    edit: screen(() => import('../reference/lender/ServicerPages').then((m) => m.ServicerEditPage)),
  },
  'main/admin/condition-template': {
    record: 'name',
    list: screen(() => import('../conditions/ConditionTemplatePages').then((m) => m.ConditionTemplateListPage)),
    create: screen(() => import('../conditions/ConditionTemplatePages').then((m) => m.ConditionTemplateCreatePage)),
    edit: screen(() => import('../conditions/ConditionTemplatePages').then((m) => m.ConditionTemplateEditPage)),
    show: screen(() => import('../conditions/ConditionTemplatePages').then((m) => m.ConditionTemplateShowPage)),
  },
  'main/admin/contact': {
    record: 'name',
    list: screen(() => import('../contacts/ContactBookPages').then((m) => m.ContactBookListPage)),
    create: screen(() => import('../contacts/ContactBookPages').then((m) => m.ContactBookCreatePage)),
    edit: screen(() => import('../contacts/ContactBookPages').then((m) => m.ContactBookEditPage)),
    show: screen(() => import('../contacts/ContactBookPages').then((m) => m.ContactBookShowPage)),
  },
  'main/admin/email-template': {
    record: 'label',
    list: screen(() => import('../reference/lender/EmailTemplateListPage').then((m) => m.EmailTemplateListPage)),
    create: screen(() => import('../reference/lender/EmailTemplatePages').then((m) => m.EmailTemplateCreatePage)),
    edit: screen(() => import('../reference/lender/EmailTemplatePages').then((m) => m.EmailTemplateEditPage)),
  },
};
