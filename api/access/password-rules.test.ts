import { describe, expect, it } from 'vitest';
import { message } from '../../domain/messages/message';
import { passwordProblem } from './password-rules';

const user = {
  login: 'loan-officer',
  email: 'r.quillmore@example.com',
  firstName: 'Rafael',
  lastName: 'Fenwright',
  companyName: 'Golden Poppy Lending',
  branchName: 'Pasadena',
};

describe('a password a user chooses', () => {
  it.each([
    'Demo-portal-1',
    'correct horse battery',
    'three quiet otters',
    'ğüşiöç-qzvw-81',
    'x7x7x7q9z!kL',
    'golden rivers under poppies',
  ])('may be %s', async (password) => {
    expect(await passwordProblem(password, user)).toBeNull();
  });

  it.each([
    ['eleven char', { code: 'password-too-short', values: { least: 12 } }],
    ['abc def ghij '.repeat(11), { code: 'password-too-long', values: { most: 128 } }],
    ['aaaabbbbaaaabbbb', { code: 'password-too-plain', values: {} }],
    ['abcdefghijklmnop', { code: 'password-too-plain', values: {} }],
    ['1q2w3e4r5t6y', { code: 'password-common', values: {} }],
    ['administrator', { code: 'password-common', values: {} }],
    ['Password2026!', { code: 'password-common', values: {} }],
    ['P@ssw0rd1234', { code: 'password-common', values: {} }],
    ['iloveyou1234', { code: 'password-common', values: {} }],
    ['qwertyuiop12', { code: 'password-common', values: {} }],
    ['my Loan-Officer word', { code: 'password-is-name', values: {} }],
    ['r.quillmore and more', { code: 'password-is-name', values: {} }],
    ['seven calm RAFAEL', { code: 'password-is-name', values: {} }],
    ['calm fenwright herons', { code: 'password-is-name', values: {} }],
    ['goldenpoppylending 81', { code: 'password-is-name', values: {} }],
    ['calm herons of Pasadena', { code: 'password-is-name', values: {} }],
    ['loan officer forever', { code: 'password-is-name', values: {} }],
    ['Fenwright-Rafael-7', { code: 'password-is-name', values: {} }],
    ['golden-poppy-lending-99', { code: 'password-is-name', values: {} }],
    ['Emet.Mortgage.2026', { code: 'password-is-name', values: {} }],
  ])('may not be %s', async (password, why) => {
    expect(await passwordProblem(password, user, ['Emet Mortgage', 'Mortgage Portal'])).toEqual(why);
  });

  it('is not compared with names too short to matter', async () => {
    const cat = { login: 'cat', email: 'c@example.com', firstName: 'Al', lastName: 'Day' };
    expect(await passwordProblem('the cat sat all day on it', cat)).toBeNull();
    // Together they do.
    expect(await passwordProblem('a-long-Al-Day-word', cat)).toEqual(message('password-is-name'));
  });

  it('is judged by its first 40 characters, since more takes long', async () => {
    expect(await passwordProblem(`${'ab'.repeat(20)}three quiet otters`, user)).toEqual(message('password-too-plain'));
  });
});
