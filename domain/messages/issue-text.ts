import type { z } from 'zod';
import type { Problem } from './field-texts';
import type { PlainCode } from './message';

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
      return isMissing ? 'required' : wrongTypes[String(issue.expected)];
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array') return 'too-small';
      return isMissing || issue.minimum === 1 ? 'required' : undefined;
    case 'too_big':
      return issue.origin === 'string' ? 'too-long' : issue.origin === 'array' ? 'too-many' : 'too-large';
    case 'invalid_format':
      return isMissing ? 'required' : wrongFormats[String(issue.format)];
    case 'invalid_value':
      return isMissing ? 'required' : 'not-a-code';
    case 'unrecognized_keys':
      return 'unknown-field';
    default:
      return undefined;
  }
}

/** The code of what is wrong with a value; a shape that says more has a message of its own. */
export const issueText = (issue: z.core.$ZodRawIssue): PlainCode => problemOf(issue) ?? 'value-not-valid';
