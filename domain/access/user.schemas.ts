import { z } from 'zod';
import { wordingSchema } from '../messages/message.schemas';
import { readRecordField } from '../records/record-fields';
import { type UserValues, userActions, userFieldsOf } from './user-fields';

const loginText = z.string().trim().min(1).max(200);

export const loginQuery = z.object({ login: loginText });
/** A change may name the user in the address; a new user is named in the body. */
export const saveQuery = z.object({ login: loginText.optional() });

/** A user as administrators see them, without password and personal settings. */
export const userAnswer = z.object({
  /** The login identifies the record. */
  id: z.string(),
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  fax: z.string().nullable(),
  nmlsId: z.string().nullable(),
  roles: z.array(z.string()).readonly(),
  isPml: z.boolean(),
  isRetail: z.boolean(),
  branchName: z.string().nullable(),
  companyName: z.string().nullable(),
  priceGroup: z.string().nullable(),
  miniCorrespondentPriceGroup: z.string().nullable(),
  canViewMini: z.boolean(),
  disabled: z.boolean(),
  locked: z.boolean(),
  lastSignInAt: z.string().nullable(),
  version: z.int(),
});
export type UserRecord = Readonly<z.output<typeof userAnswer>>;

const userShape = z.looseObject({
  id: loginText.nullish().describe('The login of a user to be changed, as `login`'),
  login: loginText.optional(),
  version: z.int().optional().describe('The version that the writer has read; absent for a new user'),
  roles: z.array(z.string().max(100)).max(50).optional(),
});

/** A user as a call saves them: with a version a change of one that is there, without one a new user. */
export interface SentUser {
  readonly login: string | undefined;
  readonly isPml: boolean;
  readonly version: number | undefined;
  readonly roles: readonly string[] | undefined;
  readonly values: UserValues;
}

/** A user of a side: with `version` the changed fields, without it a complete new user. */
export const userBody = (isPml: boolean) =>
  userShape.transform((body, context): SentUser => {
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(userFieldsOf(isPml))) {
      if (body.version !== undefined && !Object.hasOwn(body, name)) continue;
      const read = readRecordField(field, body[name]);
      if ('value' in read) values[name] = read.value;
      else context.addIssue({ code: 'custom', message: read.problem, path: [name] });
    }
    const { id, login, version, roles } = body;
    return { login: id ?? login, isPml, version, roles, values: values as UserValues };
  });

export const actionBody = z.object({ action: z.enum(userActions), logins: z.array(loginText).min(1).max(100) });
/** The result of an action for one user, with the cause of a failure. */
const actionResult = z.object({
  login: z.string(),
  ok: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
  wording: wordingSchema.optional(),
});
export type ActionResult = Readonly<z.output<typeof actionResult>>;

export const actionAnswer = z.array(actionResult);

/** The result of a refresh from the LOS. */
export const refreshAnswer = z.object({
  created: z.int(),
  changed: z.int(),
  disabled: z.int(),
  unchanged: z.int(),
});
export type Refreshed = Readonly<z.output<typeof refreshAnswer>>;
