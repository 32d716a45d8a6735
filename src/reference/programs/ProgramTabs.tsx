import { PageTabs } from '../../crud/PageTabs';

const tabs = {
  'admin-program': 'programs.tabs.programs',
  'admin-program-group': 'programs.tabs.groups',
  'admin-program-rates': 'programs.tabs.rates',
  'admin-program-insurance-card': 'programs.tabs.cards',
} as const;

/** Tabs for programs, program groups, rate sheets and rate cards of mortgage insurers. */
export const ProgramTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.program" tabs={tabs} />
);
