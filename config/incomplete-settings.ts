/** The variables that say nothing without another one. */
interface Settings {
  readonly [name: string]: unknown;
}

const needs = (env: Settings, name: string, because: readonly string[], why: string): string[] => {
  const present = because.filter((other) => env[other] !== undefined);
  return env[name] !== undefined || present.length === 0
    ? []
    : [`${name} is missing: ${present.join(', ')} set, but ${why}`];
};

const lendingQbNames = (env: Settings): string[] =>
  Object.keys(env).filter((name) => name.startsWith('LENDINGQB_') && name !== 'LENDINGQB_URL');

/** Settings that would be ignored without a word because the one that they belong to is missing. */
export const incompleteSettings = (env: Settings): string[] => [
  ...needs(env, 'LENDINGQB_URL', lendingQbNames(env), 'without it the LOS is another one'),
  ...needs(
    env,
    'S3_BUCKET',
    ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'without it documents are stored in a folder',
  ),
  ...needs(env, 'FIRST_ADMIN_PASSWORD', ['FIRST_ADMIN_EMAIL'], 'without it no administrator is created'),
  ...needs(env, 'FIRST_ADMIN_EMAIL', ['FIRST_ADMIN_PASSWORD'], 'without it no administrator is created'),
];
