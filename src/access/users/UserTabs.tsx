import { PageTabs } from '../../crud/PageTabs';

const tabs = { 'admin-user': 'people.user.employees', 'admin-user-company': 'people.user.companyUsers' } as const;

/** Employees and users of originating companies. */
export const UserTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.user" tabs={tabs} />
);
