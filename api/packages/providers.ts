import { bookRoles } from '../../domain/contacts/contact-book';
import { borrowerPays, type WorksheetLine, worksheetOf } from '../../domain/fees/worksheet';
import { formatPhone } from '../../domain/format/phone';
import type { LoanDocument } from '../../domain/loan/document';
import { formatCents } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';

/** Most providers that the written list names for a service. */
const MOST = 3;

/** The roles in the contact book that provide a service, by the type of its fee. */
const rolesOf = ({ type }: WorksheetLine): readonly string[] => {
  if (type === 'SettlementFee' || type === 'SigningAgentFee' || type === 'TitleNotaryFee') return bookRoles.closing;
  if (type.startsWith('Title')) return bookRoles.title;
  if (type === 'SurveyFee') return ['16'];
  return type === 'PestInspectionFee' ? ['18'] : [];
};

export interface ListedService {
  /** ID of its fee. */
  readonly id: string;
  readonly service: string;
  readonly estimate: string;
  readonly providers: readonly {
    readonly name: string;
    readonly address: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  }[];
}

const contacts = (portal: AppContext, state: string | null | undefined) =>
  portal.db
    .selectFrom('portal.contacts')
    .select(['name', 'company', 'role', 'phone', 'email', 'address', 'city', 'state', 'zip'])
    .where('active', '=', true)
    .where((where) => where.or([where('state', 'is', null), where('state', '=', state ?? '')]))
    .orderBy('company')
    .orderBy('name')
    .execute();

/** The services of section C with their providers: the one of the fee, and those of the lender's contact book in the state. */
export async function listedServices(portal: AppContext, loan: LoanDocument): Promise<ListedService[]> {
  const book = await contacts(portal, loan.sSpState);
  return worksheetOf(loan)
    .lines.filter(({ section }) => section === 'C')
    .map((line) => {
      const roles = rolesOf(line);
      const known = book
        .filter(({ role }) => roles.includes(role ?? ''))
        .map(({ name, company, address, city, state, zip, phone, email }) => ({
          name: company ?? name ?? '',
          address: [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
          phone: phone && formatPhone(phone),
          email,
        }));
      const own = line.provider ? [{ name: line.provider, address: null, phone: null, email: null }] : [];
      const named = own.filter((one) => !known.some(({ name }) => name === one.name));
      const providers = [...named, ...known].slice(0, MOST);
      return { id: line.id, service: line.label, estimate: formatCents(borrowerPays(line)), providers };
    });
}
