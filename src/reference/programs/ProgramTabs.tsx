import { PageTabs } from '../../crud/PageTabs';

const tabs = {
  'admin-program': 'programs.tabs.programs',
  'admin-program-group': 'programs.tabs.groups',
  'admin-program-rates': 'programs.tabs.rates',
  'admin-program-insurance-card': 'programs.tabs.cards',
  'admin-program-apor': 'programs.tabs.apor',
} as const;

/** Tabs for programs, program groups, rate sheets, rate cards of mortgage insurers and average prime offer rates. */
export const ProgramTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.program" tabs={tabs} />
);
