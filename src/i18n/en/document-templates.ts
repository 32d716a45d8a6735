/** The catalog of the documents that the portal makes. */
export const documentTemplates = {
  lead: 'The documents that the portal makes, with sample data. The lender’s name and address come from the general settings.',
  documents: 'Documents',
  language: 'Language of the document',
  download: 'Download PDF',
};
