/** The parts of a language, each one file of the build. All but the first load with the pages that need them. */
export const textParts = ['first', 'admin', 'application', 'codes', 'help', 'messages', 'pricing', 'terms'] as const;
export type TextPart = (typeof textParts)[number];
export type LaterPart = Exclude<TextPart, 'first'>;

/** Areas of the later parts. All other texts load at startup. */
const laterAreas: ReadonlyMap<string, LaterPart> = new Map(
  Object.entries({
    apor: 'admin',
    aus: 'application',
    audit: 'admin',
    coc: 'terms',
    closing: 'terms',
    'condition-templates': 'admin',
    'contact-book': 'admin',
    'audit-actions': 'admin',
    'document-templates': 'admin',
    imports: 'admin',
    lender: 'admin',
    people: 'admin',
    places: 'admin',
    programs: 'admin',
    'self-test': 'admin',
    reference: 'admin',
    sessions: 'admin',
    application: 'application',
    'application-borrower-pages': 'application',
    'application-borrowers': 'application',
    'application-changes': 'application',
    'application-figures': 'application',
    'application-groups': 'application',
    'application-mismo': 'application',
    'application-needs': 'application',
    'application-records': 'application',
    'application-vesting': 'application',
    compliance: 'application',
    conditions: 'application',
    contacts: 'application',
    credit: 'terms',
    conversations: 'application',
    'loan-create': 'application',
    'loan-dashboard': 'application',
    'loan-status': 'application',
    'loan-summary': 'application',
    appraisal: 'codes',
    codes: 'codes',
    help: 'help',
    investor: 'application',
    'price-runs': 'application',
    documents: 'application',
    disclosures: 'terms',
    fees: 'terms',
    'fields-application': 'application',
    'fields-loan': 'application',
    pdf: 'application',
    email: 'application',
    locks: 'terms',
    packages: 'terms',
    // Of what fails: loaded with pages that have forms, for others when the browser is idle.
    messages: 'messages',
    ra: 'messages',
    pricing: 'pricing',
    'price-lines': 'pricing',
    'quick-pricing': 'pricing',
    registration: 'pricing',
    // Of a page of its own, which loads it by itself.
    'signing-page': 'admin',
    signing: 'application',
    scenarios: 'pricing',
  }),
);

/** The part that an area's texts belong to. */
export const partOf = (area: string): TextPart => laterAreas.get(area) ?? 'first';
