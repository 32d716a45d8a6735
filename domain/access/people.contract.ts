import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { CallShapes, Contract } from '../contract/contract';
import { listQuery } from '../contract/list-query.schemas';
import * as role from './role.schemas';
import { sessionParams, sessionsAnswer } from './session.schemas';
import * as throttle from './throttle.schemas';
import * as user from './user.schemas';

const users = { query: listQuery, answer: z.array(user.userAnswer).readonly() } satisfies CallShapes;
const usersFile = { query: listQuery, file: 'text/csv' } satisfies CallShapes;
const oneUser = { query: user.loginQuery, answer: user.userAnswer } satisfies CallShapes;
const saveUser = { query: user.saveQuery, answer: user.userAnswer } satisfies CallShapes;
const refresh = { answer: user.refreshAnswer } satisfies CallShapes;
const roles = z.array(role.roleAnswer).readonly();

/** Users, roles, and what roles may open and edit. A login may be any word, so a list of users has only records below it. */
export const peopleContract = {
  'GET /emet-data/user/employees': users,
  'GET /emet-data/user/employee/export': usersFile,
  'GET /emet-data/user/employees/{id}': { answer: user.userAnswer },
  'GET /emet-data/user/employee': oneUser,
  'POST /emet-data/user/employee': { ...saveUser, body: user.userBody(false) },
  'POST /emet-data/user/employees': refresh,
  'GET /emet-data/user/oc-users': users,
  'GET /emet-data/user/oc-user/export': usersFile,
  'GET /emet-data/user/oc-users/{id}': { answer: user.userAnswer },
  'GET /emet-data/user/oc-user': oneUser,
  'POST /emet-data/user/oc-user': { ...saveUser, body: user.userBody(true) },
  'POST /emet-data/user/oc-users': refresh,
  'GET /emet-data/user/sessions': { query: user.loginQuery, answer: sessionsAnswer },
  'DELETE /emet-data/user/sessions': { query: user.loginQuery, status: 204 },
  'DELETE /emet-data/user/sessions/{id}': { params: sessionParams, query: user.loginQuery, status: 204 },
  'POST /emet-data/user/actions': { body: user.actionBody, maxBody: bodyLimits.record, answer: user.actionAnswer },
  'GET /emet-data/throttles': { answer: throttle.slowedAnswer },
  'POST /emet-data/throttles/clear': { body: throttle.clearBody, status: 204 },
  'GET /emet-data/role/all': { query: listQuery, answer: roles },
  'GET /emet-data/role/all/{id}': { answer: role.roleAnswer },
  'POST /emet-data/role/menu-permission': { body: role.menuBody, answer: role.roleAnswer.optional() },
  'POST /emet-data/role/loan-status-permissions': { body: role.statusBody, answer: role.roleAnswer.optional() },
  'POST /emet-data/role/permissions': { body: role.rolesBody, maxBody: bodyLimits.record, answer: roles },
  'POST /emet-data/role/preview': { body: role.impactBody, maxBody: bodyLimits.record, answer: role.impactAnswer },
  'GET /emet-data/access/ui': { answer: role.uiAccessAnswer },
  'POST /emet-data/access/ui': { body: role.uiAccessBody, maxBody: bodyLimits.record, answer: role.uiAccessAnswer },
  'GET /emet-data/access/menu': { answer: role.menuAccessAnswer },
} satisfies Contract;

export type PeopleContract = typeof peopleContract;
