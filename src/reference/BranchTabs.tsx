import { PageTabs } from '../crud/PageTabs';

const tabs = { 'admin-branch': 'pages.branch', 'admin-branch-company': 'pages.companies' } as const;

/** Tabs for branches and originating companies. */
export const BranchTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.branch" tabs={tabs} />
);
