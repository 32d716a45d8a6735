/** Screens of counties and zip codes. */
export const places = {
  lead: 'Loan limits in effect for {{year}}. Pricing uses these limits.',
  search: 'Name or FIPS code',
  tabs: { counties: 'Counties', zips: 'ZIP codes' },
  import: 'Import limits',
  create: 'New county',
  createLead: 'Pricing uses the new limits right away. ZIP codes can then refer to this county.',
  one: 'County',
  units: 'Limits by number of units',
  unitsFollow: 'Based on the one-unit limits',
  unitCount_one: '{{count}} unit',
  unitCount_other: '{{count}} units',
  limit: 'Limit',
  toConfirm: 'To be confirmed',
  carriedForward:
    'Some limits for {{year}} were carried forward from {{before}}. Enter the published limits, or set their marks to No to confirm them.',
  importLead:
    'All limits of a year are imported together. We check every cell and show you the changes before you apply them.',
  general: 'Year and general limits',
  year: 'Year',
  from: 'In effect from',
  baseline1: 'Baseline, 1 unit',
  baseline2: 'Baseline, 2 units',
  baseline3: 'Baseline, 3 units',
  baseline4: 'Baseline, 4 units',
  income: {
    lead: 'The {{year}} figures, for applications received on or after {{from}}. Earlier applications keep those of their year.',
    import: 'Import incomes',
    importLead:
      'All counties of a year are imported together, from the file that the agencies publish. We check every cell and show you the changes before you apply them.',
    general: 'Effective date',
    from: 'Applications received from',
    none: 'No area median incomes yet',
    noneText:
      'Import the figures for the year. Until then, HomeReady, Home Possible, USDA and the first-time buyer waiver show “Area median income is not known.”',
  },
  zip: {
    lead: 'The city of each ZIP code and the counties it is in. The first one covers most of it. Cities: GeoNames (CC BY 4.0).',
    search: 'ZIP code or city',
    create: 'New ZIP code',
    one: 'ZIP code',
    countyHelp: 'Five-digit FIPS code.',
    othersHelp: 'FIPS codes separated by commas.',
  },
};

/** Fields of counties and zip codes. */
export const resources = {
  'main/admin/county': {
    name: 'County',
    fields: {
      year: 'Year',
      fips: 'FIPS code',
      state: 'State',
      name: 'Name',
      gse: 'GSE limit',
      fha: 'FHA limit',
      va: 'VA limit',
      confirmGse: 'GSE and VA limits to be confirmed',
      confirmFha: 'FHA limit to be confirmed',
    },
  },
  'main/admin/county/area-income': {
    name: 'Area median income',
    fields: { year: 'Year', fips: 'FIPS code', state: 'State', name: 'County', median: 'Median income a year' },
  },
  'main/admin/county/zip': {
    name: 'ZIP code',
    fields: { zip: 'ZIP code', city: 'City', county: 'County', otherCounties: 'Other counties' },
  },
};
