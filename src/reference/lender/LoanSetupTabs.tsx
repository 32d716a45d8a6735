import { PageTabs } from '../../crud/PageTabs';
import { token } from '../../theme/tokens';

const tabs = {
  'admin-loan-setup': 'lender.defaults.tab',
  'admin-loan-setup-price-group': 'pages.priceGroups',
  'admin-price-adjustment': 'pages.priceAdjustments',
  'admin-loan-setup-alt-lender': 'pages.altLenders',
  'admin-loan-setup-servicer': 'pages.servicers',
  'admin-fee-template': 'pages.feeTemplates',
  'admin-loan-setup-option': 'pages.codedOptions',
} as const;

interface Props {
  readonly at: keyof typeof tabs;
  /** Draws the bottom border on pages without a list, whose toolbar already has one. */
  readonly onPage?: boolean;
}

/** Tabs of the loan setup. */
export const LoanSetupTabs = ({ at, onPage = false }: Props) => (
  <PageTabs
    at={at}
    label="pages.loanSetup"
    tabs={tabs}
    variant="scrollable"
    scrollButtons={false}
    sx={{ minInlineSize: 0, ...(onPage && { marginBlockStart: '-8px', borderBlockEnd: token('border') }) }}
  />
);
