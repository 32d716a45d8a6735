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

/** Paths that pino masks in every log line, in case a logged object holds credentials. */
export const redactedPaths: readonly string[] = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
];
