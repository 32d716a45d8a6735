/** Screens of the appraiser exclusionary list. */
export const appraisal = {
  exclusion: {
    one: 'Appraiser',
    inside: 'For the lender only',
    insideHelp: 'Guests never see the reason or the source.',
    activeHelp: 'What is not active is not on the public list.',
    activateConfirm_one: '{{count}} appraiser is on the public list again.',
    activateConfirm_other: '{{count}} appraisers are on the public list again.',
    deactivateConfirm_one: '{{count}} appraiser is not on the public list any more.',
    deactivateConfirm_other: '{{count}} appraisers are not on the public list any more.',
    lead: 'Appraisers whose appraisals are not accepted.',
    readLead: 'Appraisers whose appraisals the lender does not accept, with the reasons.',
    publicLead: 'The lender does not accept appraisals of these appraisers.',
    search: 'Name, license, company or reason',
    publicSearch: 'Name, license or company',
    create: 'Add appraiser',
    emptyTitle: 'Nobody is on the list',
    emptyText: 'Add an appraiser whose appraisals are not accepted.',
    emptyReadText: 'Appraisals of every licensed appraiser are accepted.',
  },
  import: {
    open: 'Import',
    lead: 'Every cell is checked, and you see what changes before anything does. Nobody is taken off the list.',
    file: 'File',
    format: 'A file ({{types}}) with these titles in its first row, as the export has them: {{columns}}.',
    check: 'Check the file',
    problems: 'What is wrong in the file',
    found_one: '{{count}} cell is wrong. Nothing has been changed.',
    found_other: '{{count}} cells are wrong. Nothing has been changed.',
    row: 'Row',
    rowOf: 'Row {{row}}',
    field: 'Column',
    value: 'What stands there',
    problem: 'What is wrong',
    added_one: '{{count}} appraiser is added',
    added_other: '{{count}} appraisers are added',
    changed_one: '{{count}} entry changes',
    changed_other: '{{count}} entries change',
    same_one: '{{count}} entry stays as it is.',
    same_other: '{{count}} entries stay as they are.',
    apply: 'Take over the file',
    another: 'Choose another file',
    applied_one: '{{count}} entry has been taken over.',
    applied_other: '{{count}} entries have been taken over.',
  },
};

/** Fields that both lists of appraisers have. */
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
  appraiserExclusions: {
    name: 'Excluded appraiser',
    fields: { reason: 'Reason', source: 'Source', active: 'Active' },
  },
  publicExclusions: { name: 'Excluded appraiser' },
};
