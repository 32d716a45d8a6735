import { isLoopbackHost } from './loopback';

/** The addresses of the database, and whether they may be without TLS. */
export interface DatabaseAddresses {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_OWNER_URL?: string | undefined;
  readonly DATABASE_READ_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly ALLOW_PLAIN_DATABASE?: '0' | '1' | undefined;
}

/** With these the driver encrypts and checks the certificate; `uselibpqcompat` would take the check from some of them. */
const SAFE_MODES: readonly string[] = ['require', 'verify-ca', 'verify-full'];

function needsTls(url: URL): boolean {
  // As the driver reads it: a parameter wins over the host, and a path is a socket of this computer.
  const host = decodeURIComponent(url.searchParams.getAll('host').at(-1) ?? url.hostname);
  if (url.protocol === 'socket:' || host.startsWith('/') || isLoopbackHost(host) || host === '::1') return false;
  const mode = url.searchParams.getAll('sslmode').at(-1) ?? '';
  return !SAFE_MODES.includes(mode) || url.searchParams.has('uselibpqcompat');
}

function urlProblems(name: string, text: string | undefined, allowPlain: boolean): string[] {
  if (text === undefined) return [];
  if (!/^(postgres(ql)?|socket):/i.test(text) || !URL.canParse(text)) {
    return [`${name} must be an address such as postgres://user:password@db.example.com/portal?sslmode=verify-full`];
  }
  return !allowPlain && needsTls(new URL(text))
    ? [
        `${name} needs sslmode=verify-full, because borrowers' data passes through it. If your network protects the connection, set ALLOW_PLAIN_DATABASE=1.`,
      ]
    : [];
}

/** Connections to the database over which data could be read on the way. */
export function databaseTransportProblems(addresses: DatabaseAddresses): string[] {
  const allowPlain = addresses.ALLOW_PLAIN_DATABASE === '1';
  return (['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const).flatMap((name) =>
    urlProblems(name, addresses[name], allowPlain),
  );
}

/** The owner's login and a replica are of use only beside the database, and a way past a pooler only with a login of its own. */
export const databaseLoginProblems = ({
  DATABASE_URL,
  DATABASE_OWNER_URL,
  DATABASE_READ_URL,
  DATABASE_DIRECT_URL,
}: DatabaseAddresses): string[] =>
  DATABASE_URL !== undefined
    ? DATABASE_DIRECT_URL !== undefined && DATABASE_OWNER_URL === undefined
      ? [
          'DATABASE_OWNER_URL is missing: behind a pooler, the portal can’t give up the rights of the owner of the database, so DATABASE_URL needs a login without them',
        ]
      : []
    : [
        ...(DATABASE_OWNER_URL === undefined
          ? []
          : [
              'DATABASE_URL is missing: DATABASE_OWNER_URL is for migrations and commands, and the portal serves with DATABASE_URL',
            ]),
        ...(DATABASE_READ_URL === undefined
          ? []
          : ['DATABASE_URL is missing: DATABASE_READ_URL is a replica of it, from which lists are read']),
        ...(DATABASE_DIRECT_URL === undefined
          ? []
          : ['DATABASE_URL is missing: DATABASE_DIRECT_URL leads to the same database past its pooler']),
      ];
