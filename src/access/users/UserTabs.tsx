import { PageTabs } from '../../crud/PageTabs';

const tabs = {
  'admin-user': 'people.user.employees',
  'admin-user-company': 'people.user.companyUsers',
  'admin-user-throttle': 'pages.userThrottles',
} as const;

/** Employees, users of originating companies, and who of them has to wait after too many attempts. */
export const UserTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.user" tabs={tabs} />
);
