import type { ClamdAddress } from './clamd-address';
import { type DatabaseAddresses, databaseTransportProblems } from './database-transport';
import { isLoopbackHost, isLoopbackUrl } from './loopback';

/** The addresses that must be protected by TLS. */
export interface Addresses extends DatabaseAddresses {
  readonly PORTAL_ORIGIN?: string | undefined;
  readonly TRUST_PROXY: number;
  readonly SMTP_URL?: string | undefined;
  readonly LOS_URL?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly CLAMD_URL?: ClamdAddress | undefined;
  readonly ALLOW_PLAIN_CLAMD?: '0' | '1' | undefined;
}

function originProblems({ PORTAL_ORIGIN: origin, TRUST_PROXY }: Addresses): string[] {
  if (origin === undefined) return [];
  if (!/^https?:/.test(origin)) return ['PORTAL_ORIGIN must begin with https:'];
  if (new URL(origin).href !== `${new URL(origin).origin}/`) {
    return [
      `PORTAL_ORIGIN must end after the host, such as ${new URL(origin).origin}: the portal cannot be below a path`,
    ];
  }
  if (origin.startsWith('http:')) {
    return isLoopbackUrl(origin) ? [] : ['PORTAL_ORIGIN must begin with https: unless it is this computer'];
  }
  return TRUST_PROXY === 0
    ? [
        'TRUST_PROXY is 0, but PORTAL_ORIGIN begins with https: TLS ends at a proxy in front of the portal. Set TRUST_PROXY to the number of proxies, such as 1; otherwise all users count as one address.',
      ]
    : [];
}

/** Options in an address by which nodemailer would connect without TLS or accept any certificate. */
const weakens = (option: string): boolean =>
  ['ignoreTLS', 'opportunisticTLS', 'requireTLS'].includes(option) ||
  (option.startsWith('tls.') && option !== 'tls.servername');

function smtpProblems(url: string | undefined): string[] {
  if (url === undefined) return [];
  if (!/^smtps?:/i.test(url) || !URL.canParse(url)) {
    return ['SMTP_URL must begin with smtps: or smtp:, such as smtps://user:password@mail.example.com'];
  }
  const weak = [...new URL(url).searchParams.keys()].filter(weakens);
  return weak.length === 0 || isLoopbackUrl(url)
    ? []
    : [`SMTP_URL has ${weak.join(', ')}: remove it. PINs and passwords must not be readable on the way.`];
}

const plainProblem = (name: string, url: string | undefined): string[] =>
  url === undefined || /^https:/i.test(url) || isLoopbackUrl(url)
    ? []
    : [`${name} must begin with https: unless it is this computer, because borrowers' data passes through it`];

/** clamd's protocol has no TLS, and whole documents pass through it. */
const clamdProblems = ({ CLAMD_URL: clamd, ALLOW_PLAIN_CLAMD }: Addresses): string[] =>
  clamd === undefined ||
  'path' in clamd ||
  ALLOW_PLAIN_CLAMD === '1' ||
  isLoopbackHost(clamd.host) ||
  clamd.host === '::1'
    ? []
    : [
        "CLAMD_URL is another computer, and clamd has no TLS, but borrowers' documents pass through it. Run clamd on this computer. If your network protects the connection, set ALLOW_PLAIN_CLAMD=1.",
      ];

/** Connections over which data could be read on the way. */
export const transportProblems = (addresses: Addresses): string[] => [
  ...originProblems(addresses),
  ...smtpProblems(addresses.SMTP_URL),
  ...plainProblem('LOS_URL', addresses.LOS_URL),
  ...plainProblem('S3_ENDPOINT', addresses.S3_ENDPOINT),
  ...databaseTransportProblems(addresses),
  ...clamdProblems(addresses),
];
