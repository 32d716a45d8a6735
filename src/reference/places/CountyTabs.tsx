import { PageTabs } from '../../crud/PageTabs';

const tabs = {
  'admin-county': 'places.tabs.counties',
  'admin-county-area-income': 'pages.areaIncomes',
  'admin-county-zip': 'places.tabs.zips',
} as const;

/** Tabs for counties, area median incomes and ZIP codes. */
export const CountyTabs = ({ at }: { readonly at: keyof typeof tabs }) => (
  <PageTabs at={at} label="pages.county" tabs={tabs} />
);
