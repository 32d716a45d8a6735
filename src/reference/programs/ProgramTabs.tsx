import { PageTabs } from '../../crud/PageTabs';

const tabs = {
  'admin-program': 'programs.tabs.programs',
  'admin-program-group': 'programs.tabs.groups',
  'admin-program-rates': 'programs.tabs.rates',
} as const;

/** Tabs for programs, program groups and rate sheets. */
export const ProgramTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.program" tabs={tabs} />
);
