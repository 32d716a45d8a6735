/** Average prime offer rates by week. */
export const apor = {
  lead: 'The weekly rates that the tests of Regulation Z compare an APR with. A week applies from Monday through Sunday.',
  import: 'Import rates',
  importLead:
    'A file adds weeks and corrects those already stored; other weeks stay. We check every cell and show you the changes before you apply them.',
  table: 'Table',
  format:
    'The weekly file as published for HMDA (YieldTableFixed or YieldTableAdjustable), or a CSV or XLSX file: a row of titles, then in each row the Monday and the rates for terms of 1 to 50 years.',
  emptyTitle: 'No weeks yet',
  emptyText: 'Import a file. Until then, compliance tests that compare an APR with these rates are not known.',
};

export const resources = {
  'main/admin/program/apor': {
    name: 'Average prime offer rates',
    fields: {
      rateTable: 'Table',
      week: 'Week of',
      year1: '1 year',
      year3: '3 years',
      year5: '5 years',
      year7: '7 years',
      year10: '10 years',
      year15: '15 years',
      year20: '20 years',
      year30: '30 years',
    },
    options: { rateTable: { fixed: 'Fixed rates', adjustable: 'Adjustable rates' } },
  },
};
