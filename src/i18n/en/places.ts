/** Screens of counties and zip codes. */
export const places = {
  lead: 'Loan limits in force: those of {{year}}. Prices are worked out with them.',
  search: 'Name or FIPS code',
  tabs: { counties: 'Counties', zips: 'ZIP codes' },
  import: 'Import limits',
  create: 'New county',
  createLead: 'Its limits count for prices from now on; a ZIP code can name it afterwards.',
  one: 'County',
  units: 'Limits by number of units',
  unitsFollow: 'They follow from the one-unit limits',
  unitCount_one: '{{count}} unit',
  unitCount_other: '{{count}} units',
  limit: 'Limit',
  importLead:
    'The limits of a year stand together: every cell is checked, and you see what changes before anything does.',
  general: 'Year and general limits',
  year: 'Year',
  baseline1: 'Baseline, 1 unit',
  baseline2: 'Baseline, 2 units',
  baseline3: 'Baseline, 3 units',
  baseline4: 'Baseline, 4 units',
  file: 'File',
  format: 'A file ({{types}}) with the columns {{columns}}; one county in each row.',
  checkFile: 'Check the file',
  compared: 'These are the limits of {{year}} beside those of {{before}}. Nothing has been changed yet.',
  apply: 'Put the limits of {{year}} in force',
  another: 'Choose another file',
  applied: 'The limits of {{year}} are stored.',
  diff: {
    added_one: '{{count}} county added',
    added_other: '{{count}} counties added',
    changed_one: '{{count}} county changed',
    changed_other: '{{count}} counties changed',
    removed_one: '{{count}} county removed',
    removed_other: '{{count}} counties removed',
    same_one: '{{count}} county stays as it is.',
    same_other: '{{count}} counties stay as they are.',
  },
  zip: {
    lead: 'Which counties a ZIP code lies in. The first one has most of its land.',
    search: 'ZIP code or city',
    create: 'New ZIP code',
    one: 'ZIP code',
    countyHelp: 'FIPS code of five digits.',
    othersHelp: 'FIPS codes with a comma between.',
  },
};

/** Fields of counties and zip codes. */
export const resources = {
  counties: {
    name: 'County',
    fields: {
      year: 'Year',
      fips: 'FIPS code',
      state: 'State',
      name: 'Name',
      gse: 'GSE limit',
      fha: 'FHA limit',
      va: 'VA limit',
    },
  },
  'zip-codes': {
    name: 'ZIP code',
    fields: { zip: 'ZIP code', city: 'City', county: 'County (FIPS)', otherCounties: 'Other counties (FIPS)' },
  },
};
