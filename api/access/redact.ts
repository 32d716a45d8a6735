const secrets = [
  'authorization',
  'cookie',
  'password',
  'pw',
  'oldPassword',
  'newPassword',
  'code',
  'pin',
  'token',
  'access_token',
  'sessionId',
  'secret',
] as const;

/** Paths that pino blanks in every log line: credentials stand in none, should someone log an object that holds them. */
export const redactedPaths: readonly string[] = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];
