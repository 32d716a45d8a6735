import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentTypeNames } from '../../domain/underwriting/condition-document-types';
import { MAX_ACCEPTED } from '../../domain/underwriting/condition-limits';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const path = '/api/emet-data/condition-templates';
const template = (more: object = {}) => ({
  ...{ name: `Paystubs ${randomUUID()}`, cat: 'PTD', description: 'Paystubs of 30 days', accepts: ['PAYSTUB'] },
  ...{ active: true, ...more },
});
const save = async (body: object, login = 'administrator') => (await at.as(login)).post(path).send(body);

it('are read by staff, and maintained by administrators only', async () => {
  await supertest(at.app).get(path).expect(401);
  await supertest(at.app).post(path).send(template()).expect(401);
  await (await at.as('pml-loan-officer')).get(path).expect(403);
  expect((await save(template(), 'underwriter')).status).toBe(403);
  const { id } = (await save(template())).body;
  const filter = JSON.stringify({ cat: 'PTD', active: true });
  const { body } = await (await at.as('underwriter')).get(path).query({ filter, range: '[0,99]' }).expect(200);
  expect(body).toContainEqual(expect.objectContaining({ id, accepts: ['PAYSTUB'] }));
});

it('have a name that is unique in their category', async () => {
  const one = template();
  expect((await save(one)).status).toBe(200);
  expect((await save({ ...one, name: one.name.toUpperCase() })).status).toBe(409);
  expect((await save({ ...one, cat: 'PTF' })).status).toBe(200);
});

it.each([
  ['a category that does not exist', { cat: 'Other' }, 'cat'],
  ['an empty text', { description: ' ' }, 'description'],
  ['a Social Security number', { description: 'Of 123-45-6789' }, 'description'],
  ['a document type that does not exist', { accepts: ['LETTER'] }, 'accepts'],
  ['document types that are no list', { accepts: 'PAYSTUB' }, 'accepts'],
  [
    'more document types than a condition may have',
    { accepts: documentTypeNames.slice(0, MAX_ACCEPTED + 1) },
    'accepts',
  ],
])('may not have %s', async (_what, more, field) => {
  const answer = await save(template(more));
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
});

it('accept any document if they name no type', async () => {
  const { body } = await save(template({ accepts: null }));
  expect(body.accepts).toBeNull();
  const changed = await save({ id: body.id, version: 1, accepts: ['W-2', 'W-2', 'VOE'] });
  expect(changed.body.accepts).toEqual(['W-2', 'VOE']);
});
