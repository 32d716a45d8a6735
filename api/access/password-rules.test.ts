import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules';

const user = { login: 'loan-officer', email: 'rafael.quillmore@example.com' };

describe('a password a user chooses', () => {
  it.each(['Demo-portal-1', 'correct horse battery', 'ğüşiöç-abcdef', 'x7x7x7q9z!kL'])('may be %s', (password) => {
    expect(passwordProblem(password, user)).toBeNull();
  });

  it.each([
    ['eleven char', { code: 'password-too-short', values: { least: 12 } }],
    ['abc def ghij '.repeat(11), { code: 'password-too-long', values: { most: 128 } }],
    ['aaaabbbbaaaabbbb', { code: 'password-too-plain', values: {} }],
    ['my Loan-Officer word', { code: 'password-is-name', values: {} }],
    ['rafael.quillmore!!', { code: 'password-is-name', values: {} }],
  ])('may not be %s', (password, why) => {
    expect(passwordProblem(password, user)).toEqual(why);
  });

  it('is not compared with names too short to matter', () => {
    expect(passwordProblem('the cat sat on it', { login: 'cat', email: 'c@example.com' })).toBeNull();
  });
});
