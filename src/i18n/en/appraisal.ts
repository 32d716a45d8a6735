/** Screens of the appraiser exclusionary list. */
export const appraisal = {
  exclusion: {
    one: 'Appraiser',
    inside: 'For the lender only',
    insideHelp: 'Guests never see the reason or the source.',
    activeHelp: 'Inactive appraisers aren’t on the public list.',
    activateConfirm_one: '{{count}} appraiser will appear on the public list again.',
    activateConfirm_other: '{{count}} appraisers will appear on the public list again.',
    deactivateConfirm_one: '{{count}} appraiser will be removed from the public list.',
    deactivateConfirm_other: '{{count}} appraisers will be removed from the public list.',
    lead: 'Appraisers whose appraisals aren’t accepted.',
    readLead: 'Appraisers whose appraisals the lender doesn’t accept, with reasons.',
    publicLead: 'The lender doesn’t accept appraisals from these appraisers.',
    search: 'Name, license, company or reason',
    publicSearch: 'Name, license or company',
    create: 'Add appraiser',
    emptyTitle: 'No appraisers on the list',
    emptyText: 'Add an appraiser whose appraisals aren’t accepted.',
    emptyReadText: 'Appraisals from any licensed appraiser are accepted.',
  },
  import: {
    fees: 'Import fees',
    open: 'Import',
    lead: 'We check every cell and show you the changes before you apply them. No one is removed from the list.',
    file: 'File',
    format: 'A file ({{types}}) whose first row has these titles, as in the export: {{columns}}.',
    check: 'Check file',
    row: 'Row',
    rowOf: 'Row {{row}}',
    field: 'Column',
    value: 'Value in file',
    problem: 'Problem',
    added_one: '{{count}} appraiser to add',
    added_other: '{{count}} appraisers to add',
    changed_one: '{{count}} entry to change',
    changed_other: '{{count}} entries to change',
    same_one: '{{count}} entry unchanged.',
    same_other: '{{count}} entries unchanged.',
    apply: 'Apply changes',
    another: 'Choose another file',
    applied_one: '{{count}} entry imported.',
    applied_other: '{{count}} entries imported.',
  },
};

/** Fields that both the staff list and the public list have. */
const appraiser = {
  name: 'Appraiser',
  licenseNumber: 'License number',
  licenseState: 'State',
  company: 'Company',
  since: 'Since',
};

export const shared = { appraiser };

/** Fields of the list. */
export const resources = {
  'main/admin/appraisal': {
    name: 'Excluded appraiser',
    fields: { reason: 'Reason', source: 'Source', active: 'Active' },
  },
  publicExclusions: { name: 'Excluded appraiser' },
};
