/** The parts of a fee that decide whether it is allowed in section C. */
export interface SectionFee {
  readonly section: string;
  /** Paid-to code (CONTACT-09). */
  readonly Beneficiary: string;
  readonly isAffiliate: boolean;
}

/** Lender and broker as paid-to codes. */
const LENDER_AND_BROKER = ['21', '26'];

/** Section C is for services that borrowers can shop for: neither lender nor broker nor an affiliate may be paid there. */
export function hasInvalidBeneficiary({ section, Beneficiary, isAffiliate }: SectionFee): boolean {
  return section === 'C' && (isAffiliate || LENDER_AND_BROKER.includes(Beneficiary));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fees of a loan; null if its LOS does not store fees with the loan. */
export function feesOf(loan: object): SectionFee[] | null {
  const fees: unknown = Reflect.get(loan, 'fees');
  if (!Array.isArray(fees)) return null;
  return fees.filter(isObject).map(({ section, Beneficiary, isAffiliate }) => ({
    section: String(section ?? ''),
    Beneficiary: String(Beneficiary ?? ''),
    isAffiliate: isAffiliate === true,
  }));
}
