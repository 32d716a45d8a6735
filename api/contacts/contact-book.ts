import { type Kysely, type SqlBool, sql } from 'kysely';
import { BOOK_SHOWN, type BookType, bookRoles } from '../../domain/contacts/contact-book';
import type { BookContact, BookFilters } from '../../domain/contacts/contact-book.schemas';
import { contactFields } from '../../domain/contacts/contact-fields';
import type { PortalDb } from '../db/portal-db';
import { oneOf, search, yesNo } from '../http/list-filters';
import { caseless, type ListPage } from '../http/list-query';
import type { RecordTable } from '../http/record-table';

/** The lender's contact book, which administrators maintain. */
export const contactBook: RecordTable<typeof contactFields> = {
  table: 'portal.contacts',
  subject: 'contact',
  fields: contactFields,
  unique: 'name',
  list: {
    unit: 'contacts',
    sorts: {
      name: caseless('record.name'),
      company: caseless('record.company'),
      role: 'record.role',
      city: caseless('record.city'),
      state: 'record.state',
      active: 'record.active',
    },
    filters: {
      q: search('record.name', 'record.company', 'record.email', 'record.phone', 'record.city', 'record.license_num'),
      role: oneOf('record.role'),
      state: oneOf('record.state'),
      active: yesNo('record.active'),
    },
    first: ['name', 'ASC'],
    key: 'record.id',
  },
};

const shown = [
  ...(['id', 'name', 'company', 'role', 'phone', 'email', 'address', 'city', 'state', 'zip'] as const),
  'license_num as licenseNum',
] as const;

const searched = ['name', 'company', 'email', 'phone', 'city', 'license_num'] as const;

/** Finds any text literally, in any case. */
const anywhere = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const contains = (name: string, text: string) => sql<SqlBool>`${sql.ref(name)} ilike ${anywhere(text)}`;

/** One of the searched columns contains the word. */
const hasWord = (word: string) =>
  sql<SqlBool>`(${sql.join(
    searched.map((name) => contains(name, word)),
    sql` or `,
  )})`;

/** Contacts in use that match, by company and name: at most {@link BOOK_SHOWN}, and how many there are in all. */
export async function searchBook(
  db: Kysely<PortalDb>,
  filters: BookFilters,
  type: BookType | undefined,
): Promise<ListPage<BookContact>> {
  let found = db.selectFrom('portal.contacts').where('active', 'is', true);
  if (type !== undefined) found = found.where('role', 'in', [...bookRoles[type]]);
  const { q = '', role, state, ...texts } = filters;
  if (role !== undefined) found = found.where('role', 'in', [...role]);
  if (state !== undefined) found = found.where('state', 'in', [...state]);
  for (const [name, text] of Object.entries(texts)) if (text) found = found.where(contains(name, text));
  for (const word of q.split(/\s+/).filter(Boolean)) found = found.where(hasWord(word));
  const [{ total }, rows] = await Promise.all([
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    found
      .select(shown)
      .orderBy(sql`lower(coalesce(company, name))`)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(BOOK_SHOWN)
      .execute(),
  ]);
  return { rows, first: 0, total };
}
