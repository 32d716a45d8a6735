/** Screens of the appraiser exclusionary list. */
export const appraisal = {
  exclusion: {
    one: 'Appraiser',
    inside: 'For the lender only',
    insideHelp: 'Guests never see the reason or the source.',
    activeHelp: 'What is not active is not on the public list.',
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
};

const seen = {
  name: 'Appraiser',
  licenseNumber: 'License number',
  licenseState: 'State',
  company: 'Company',
  since: 'Since',
};

/** Fields of the list. */
export const appraisalResources = {
  appraiserExclusions: {
    name: 'Excluded appraiser',
    fields: { ...seen, reason: 'Reason', source: 'Source', active: 'Active' },
  },
  publicExclusions: { name: 'Excluded appraiser', fields: seen },
};
