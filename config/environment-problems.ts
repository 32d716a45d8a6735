import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

function said(issue: Issue): string {
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'must be a number';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'must be a whole number';
  if (issue.code === 'too_big' && issue.origin !== 'string') return `must be at most ${issue.maximum}`;
  if (issue.code === 'too_small' && issue.origin !== 'string') return `must be at least ${issue.minimum}`;
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'must be an address, with https: at its beginning';
  return issue.message;
}

/** What is wrong with variables that could not be read, for the console. Never a value, which may be a secret. */
export const environmentProblems = ({ issues }: z.ZodError): string[] =>
  issues.map((issue) => `${issue.path.join('.')} ${said(issue)}`);
