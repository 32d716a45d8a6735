/** Templates of conditions, in the administration. */
export const conditionTemplates = {
  one: 'Template',
  lead: 'Conditions that underwriters add to loans from a list. A template that you change affects only conditions added later.',
  search: 'Name or text',
  nameHelp: 'Underwriters choose the template by this name.',
  catHelp: 'Says when the condition is due.',
  descriptionHelp: 'The text of the condition. Underwriters can edit it before they add it.',
  acceptsHelp: 'Used to suggest the condition for an uploaded file.',
  activeHelp: 'Inactive templates can’t be added to loans.',
  emptyTitle: 'No condition templates yet',
  emptyText: 'Add the conditions that your underwriters use most.',
};

export const resources = {
  'main/admin/condition-template': {
    name: 'Condition template',
    fields: {
      name: 'Name',
      cat: 'Category',
      description: 'Condition',
      accepts: 'Accepted document types',
      active: 'Active',
    },
    options: {
      cat: {
        Warning: 'Warning – Warnings',
        Credit: 'Credit – Credit history',
        AUS: 'AUS – Automated underwriting',
        Processing: 'Processing – For the processor',
        Internal: 'Internal – For the lender',
        QC: 'QC – Quality control',
        Suspense: 'Suspense – Prevents a decision',
        PTA: 'PTA – Prior to approval',
        PTD: 'PTD – Prior to documents',
        COC: 'COC – Change of circumstance',
        TRID: 'TRID – Disclosures',
        PTF: 'PTF – Prior to funding',
        'Broker Hold': 'Broker Hold – Waiting for the broker',
        PTI: 'PTI – Prior to investor',
        PTS: 'PTS – Prior to shipping or sale',
        Misc: 'Misc – Other',
      },
    },
  },
};
