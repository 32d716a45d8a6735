import { z } from 'zod';
import type { Contract } from '../contract/contract';
import type { IssueCode } from '../messages/issue-code';
import { accountLimits, accountStates } from './document-accounts';

const text = z.string();
const version = z.int().min(0).describe('The version that the author saw; 0 if there never was an account');

/** The lender's account with a vendor of documents. It never has the password. */
export const documentAccount = z.object({
  framework: text.describe('By this, calls name the vendor (docFramework)'),
  name: text,
  isSimulation: z.boolean(),
  state: z.enum(accountStates),
  username: text.nullable(),
  version: z.int(),
  savedAt: text.nullable().describe('When the account was entered, replaced or removed, and by whom'),
  savedBy: text.nullable(),
  checkedAt: text.nullable().describe('When the vendor was last asked about it, and by whom'),
  checkedBy: text.nullable(),
});
export type DocumentAccountView = Readonly<z.output<typeof documentAccount>>;

const written = (most: number) => text.min(1, 'required' satisfies IssueCode).max(most);

const ofVendor = z.object({ framework: text });
const saveAccount = z.object({
  version,
  username: written(accountLimits.username).trim(),
  password: written(accountLimits.password),
});
const seen = z.object({ version });

/** The lender's accounts with vendors of documents, for administrators. */
export const documentAccountsContract = {
  'GET /emet-data/document-accounts': { answer: z.array(documentAccount).readonly() },
  'PUT /emet-data/document-accounts/{framework}': { params: ofVendor, body: saveAccount, answer: documentAccount },
  'POST /emet-data/document-accounts/{framework}/check': { params: ofVendor, body: seen, answer: documentAccount },
  'DELETE /emet-data/document-accounts/{framework}': {
    params: ofVendor,
    query: z.object({ version: z.coerce.number<number | string>().int() }),
    answer: documentAccount,
  },
} satisfies Contract;

export type DocumentAccountsContract = typeof documentAccountsContract;
