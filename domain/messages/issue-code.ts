import type { z } from 'zod';
import { ownValue } from '../tables/own-value';
import { english } from './english';
import type { Problem } from './field-texts';
import { type MessageInput, message as messageOf, type PlainCode } from './message';

const wrongTypes: Readonly<Record<string, Problem>> = {
  string: 'not-text',
  number: 'not-a-number',
  int: 'not-whole',
  boolean: 'not-yes-or-no',
  array: 'not-a-list',
};

const wrongFormats: Readonly<Record<string, Problem>> = {
  email: 'invalid-email',
  date: 'invalid-date',
  datetime: 'invalid-instant',
};

function problemOf(issue: z.core.$ZodRawIssue): Problem | undefined {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'required' : ownValue(wrongTypes, String(issue.expected));
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array') return 'too-small';
      return isMissing || issue.minimum === 1 ? 'required' : undefined;
    case 'too_big':
      return issue.origin === 'string' ? 'too-long' : issue.origin === 'array' ? 'too-many' : 'too-large';
    case 'invalid_format':
      return isMissing ? 'required' : ownValue(wrongFormats, String(issue.format));
    case 'invalid_value':
      return isMissing ? 'required' : 'not-a-code';
    case 'unrecognized_keys':
      return 'unknown-field';
    default:
      return undefined;
  }
}

/** The code of a message about a value. A schema names one where it checks more than zod does. */
export type IssueCode = PlainCode;

/** What zod says about a value: the code of a message instead of English. */
export const issueCode = (issue: z.core.$ZodRawIssue): IssueCode => problemOf(issue) ?? 'value-not-valid';

const isIssueCode = (text: string): text is IssueCode => Object.hasOwn(english, text);

/** The message about a value. Text that is no code of ours is not shown: it would be in one language only. */
export const issueProblem = ({ message }: { readonly message: string }): IssueCode =>
  isIssueCode(message) ? message : 'value-not-valid';

/** The message about a value of a path or query. It lists the values that an API client can choose from. */
export const parameterProblem = (issue: z.core.$ZodIssue): MessageInput =>
  issue.code === 'invalid_value' && issue.message === 'not-a-code'
    ? messageOf('not-one-of', { values: issue.values.map(String).join(', ') })
    : issueProblem(issue);
