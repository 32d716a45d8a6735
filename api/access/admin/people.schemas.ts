import { z } from 'zod';
import { allRoles } from '../../../domain/access/roles';
import { type UserValues, userActions, userFieldsOf } from '../../../domain/access/user-fields';
import { statusCodes } from '../../../domain/loan/codes/status-codes';
import { wordingSchema } from '../../../domain/messages/message.schemas';
import { menuNumbers, menuPages, pathInLoan } from '../../../domain/pages/loan-pages';
import { readRecordField } from '../../../domain/records/record-fields';
import type { UserSave } from './user-save.service';

const loginText = z.string().trim().min(1).max(200);

export const loginQuery = z.object({ login: loginText });
/** A change may say in the address whom it is about; a new user is named in the body. */
export const saveQuery = z.object({ login: loginText.optional() });

export const userAnswer = z.object({
  id: z.string(),
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
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

const userShape = z.looseObject({
  id: loginText.nullish().describe('The login of a user to be changed, as `login`'),
  login: loginText.optional(),
  version: z.int().optional().describe('The version that the writer has read; absent for a new user'),
  roles: z.array(z.string().max(100)).max(50).optional(),
});

/** A user of a side: with `version` what changed of one, without it a new one whole. */
export const userBody = (isPml: boolean) =>
  userShape.transform((body, context): Omit<UserSave, 'login'> & { readonly login: string | undefined } => {
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(userFieldsOf(isPml))) {
      if (body.version !== undefined && !(name in body)) continue;
      const read = readRecordField(field, body[name]);
      if ('value' in read) values[name] = read.value;
      else context.addIssue({ code: 'custom', message: read.problem, path: [name] });
    }
    const { id, login, version, roles } = body;
    return { login: id ?? login, isPml, version, roles, values: values as UserValues };
  });

export const actionBody = z.object({ action: z.enum(userActions), logins: z.array(loginText).min(1).max(100) });
export const actionAnswer = z.array(
  z.object({
    login: z.string(),
    ok: z.boolean(),
    code: z.string().optional(),
    message: z.string().optional(),
    wording: wordingSchema.optional(),
  }),
);

export const refreshAnswer = z.object({
  created: z.int(),
  changed: z.int(),
  disabled: z.int(),
  unchanged: z.int(),
});

const menu = z
  .array(z.int().refine((id) => menuNumbers.includes(id), 'There is no such menu item.'))
  .max(menuNumbers.length);
const statuses = z
  .array(z.string().refine((code) => Object.hasOwn(statusCodes, code), 'There is no such status.'))
  .max(Object.keys(statusCodes).length);

const role = z.object({ role: z.string().max(100), isPml: z.boolean() });
const versioned = role.extend({ version: z.int() });

export const menuBody = versioned.extend({ menuPermissions: menu });
export const statusBody = versioned.extend({ loanStatusPermissions: statuses });
const roleChange = versioned.extend({ menuPermissions: menu.optional(), loanStatusPermissions: statuses.optional() });

export const rolesBody = z.object({ changes: z.array(roleChange).min(1).max(allRoles.length) });
export const impactBody = z.object({
  changes: z
    .array(roleChange.omit({ version: true }))
    .min(1)
    .max(allRoles.length),
});
export const impactAnswer = z.object({ people: z.int(), noticing: z.int() });

export const roleAnswer = role.extend({
  menuPermissions: z.array(z.number()).readonly(),
  loanStatusPermissions: z.array(z.string()).readonly(),
  version: z.int(),
  people: z.int(),
});

const letter = z.enum(['r', 'w']).nullable();
const page = z.enum(menuPages.map(pathInLoan));
const roleName = z.enum(allRoles);

export const uiAccessBody = z.object({
  changes: z
    .array(z.object({ connectPortal: page, role: roleName, before: letter, after: letter }))
    .min(1)
    .max(menuPages.length * allRoles.length),
});
export const uiAccessAnswer = z.array(
  z.object({ connectPortal: z.string() }).catchall(z.string().optional()).readonly(),
);
