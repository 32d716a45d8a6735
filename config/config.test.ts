import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './config-error';
import { makeSecretCommand } from './secret-strength';

const key = randomBytes(32).toString('base64');
const secret = randomBytes(48).toString('hex');

/** The settings of a lender. */
const real = {
  DATABASE_URL: 'postgres://db.example.com/portal?sslmode=verify-full',
  JWT_SECRET: secret,
  DATA_KEY: key,
  PORTAL_ORIGIN: 'https://portal.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Emet Mortgage <portal@example.com>',
  TRUST_PROXY: '1',
};

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('a variable that cannot be read', () => {
  it.each([
    ['PORT', 'abc', 'PORT must be a number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a number'],
    ['WORKER', 'yes', 'WORKER must be 0 or 1'],
    ['DEMO_LOANS', '0', 'DEMO_LOANS must be at least 1'],
    ['PORTAL_ORIGIN', 'portal.example.com', 'PORTAL_ORIGIN must be an address, with https: at its beginning'],
    ['CLAMD_URL', 'localhost', 'CLAMD_URL needs the form tcp://host:3310 or unix:/path'],
    ['MAIL_FROM', 'Emet', 'MAIL_FROM must have an email address, such as Emet Mortgage <portal@example.com>'],
    ['FIRST_ADMIN_PASSWORD', 'short', 'FIRST_ADMIN_PASSWORD needs at least 12 characters'],
  ])('is named with what it needs: %s=%s', (name, value, problem) => {
    expect(problems({ ...real, [name]: value })).toEqual([problem]);
  });
});

describe('a variable without the one that it belongs to', () => {
  it.each([
    ['LENDINGQB_USER', 'portal', 'LENDINGQB_URL'],
    ['S3_ENDPOINT', 'https://s3.example.com', 'S3_BUCKET'],
    ['FIRST_ADMIN_EMAIL', 'head@example.com', 'FIRST_ADMIN_PASSWORD'],
    ['FIRST_ADMIN_PASSWORD', 'Nightingale-Copper-7', 'FIRST_ADMIN_EMAIL'],
  ])('is not ignored: %s', (name, value, missing) => {
    expect(problems({ ...real, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${missing} is missing: ${name} set, but `)),
    ]);
  });
});

describe('the worker', () => {
  it('runs in the portal unless it is turned off', () => {
    expect(readConfig({}).worker).toBe(true);
    expect(readConfig({ DATABASE_URL: 'postgres://db', DEMO: '1', WORKER: '0' }).worker).toBe(false);
  });

  it('cannot be a separate process if the portal has an embedded database', () => {
    expect(() => readConfig({ WORKER: '0' })).toThrow(ConfigError);
    expect(() => readConfig({ WORKER: '0' })).toThrow('DATABASE_URL is missing');
  });
});

describe('demo mode', () => {
  it('has 600 loans, or as many as it is asked for', () => {
    expect(readConfig({}).demoLoans).toBe(600);
    expect(readConfig({ DEMO_LOANS: '30' })).toMatchObject({ demo: true, demoLoans: 30 });
  });

  it('is on if nothing is configured, or if it is asked for, on loopback only', () => {
    expect(readConfig({})).toMatchObject({ demo: true, host: '127.0.0.1' });
    expect(readConfig({ PORT: '4000', DATA_DIR: '/tmp/demo', LOG_LEVEL: 'warn', WORKER: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '1', DATABASE_URL: 'postgres://db', LOS_URL: 'http://127.0.0.1:3100' })).toMatchObject({
      demo: true,
      host: '127.0.0.1',
    });
    expect(readConfig(real)).toMatchObject({ demo: false, host: '0.0.0.0' });
  });

  it.each(
    Object.entries({ ...real, LOS_URL: 'https://los.example.com', S3_BUCKET: 'files', FIRST_ADMIN_EMAIL: 'a@b' }),
  )('does not begin by itself if %s is set: the start lists what is missing', (name, value) => {
    expect(problems({ [name]: value }).join('\n')).toContain(`${name} set, so this is not a demo`);
  });

  it('is refused with NODE_ENV=production from outside and any production setting, and says what to do', () => {
    const env = { DEMO: '1', NODE_ENV: 'production', DATABASE_URL: 'postgres://db' };
    expect(problems(env)).toEqual([expect.stringMatching(/NODE_ENV is production and DATABASE_URL.*remove DEMO=1/)]);
    for (const [name, value] of Object.entries({
      JWT_SECRET: secret,
      SMTP_URL: 'smtps://mail',
      S3_REGION: 'us-west-1',
    })) {
      expect(problems({ DEMO: '1', NODE_ENV: 'production', [name]: value })).toHaveLength(1);
    }
    expect(problems({ ...env, NODE_ENV_DEFAULTED: '1' })).toEqual([]);
    expect(problems({ ...env, NODE_ENV: 'development' })).toEqual([]);
    expect(problems({ NODE_ENV: 'production' })).toEqual([]);
  });

  it.each([
    'https://portal.example.com',
    'http://portal.example.com',
    'http://localhost.example.com',
    'https://localhost',
  ])('is refused with the public origin %s', (PORTAL_ORIGIN) => {
    expect(problems({ DEMO: '1', PORTAL_ORIGIN }).join()).toContain('PORTAL_ORIGIN');
  });

  it('may name its address on this computer', () => {
    for (const PORTAL_ORIGIN of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(readConfig({ DEMO: '1', PORTAL_ORIGIN }).demo).toBe(true);
    }
  });

  it('is refused behind a proxy', () => {
    expect(problems({ DEMO: '1', TRUST_PROXY: '1' }).join()).toContain('a demo behind a proxy is public');
  });
});

describe('the origin', () => {
  it('with https: requires the number of proxies', () => {
    expect(problems({ ...real, TRUST_PROXY: '0' })).toEqual([expect.stringContaining('TRUST_PROXY is 0')]);
    const { TRUST_PROXY: _, ...without } = real;
    expect(problems(without)).toEqual([expect.stringContaining('Set TRUST_PROXY to the number of proxies')]);
    expect(problems({ ...real, TRUST_PROXY: '2' })).toEqual([]);
  });

  it('must be https: unless it is this computer', () => {
    expect(problems({ ...real, PORTAL_ORIGIN: 'http://portal.example.com' }).join()).toContain(
      'must begin with https:',
    );
    expect(problems({ ...real, PORTAL_ORIGIN: 'ftp://portal.example.com' }).join()).toContain('must begin with https:');
    expect(problems({ ...real, PORTAL_ORIGIN: 'http://localhost:3000', TRUST_PROXY: '0' })).toEqual([]);
  });
});

describe('the address of the portal', () => {
  it('ends after the host, so that links begin with it', () => {
    expect(readConfig({ ...real, PORTAL_ORIGIN: 'https://portal.example.com/' }).portalOrigin).toBe(real.PORTAL_ORIGIN);
    expect(problems({ ...real, PORTAL_ORIGIN: 'https://www.example.com/portal' }).join()).toContain(
      'PORTAL_ORIGIN must end after the host, such as https://www.example.com:',
    );
  });
});

describe('mail', () => {
  it('comes from an address of the lender', () => {
    const { MAIL_FROM: _, ...without } = real;
    expect(problems(without)[0]).toMatch(/^MAIL_FROM is missing/);
    expect(readConfig({ DEMO: '1' }).mailFrom).toContain('@example.com');
  });
});

describe('JWT_SECRET', () => {
  it('is rejected if it can be guessed, with the command that makes one', () => {
    for (const name of ['JWT_SECRET', 'JWT_SECRET_PREVIOUS']) {
      const [problem] = problems({ ...real, [name]: 'thirty-two characters or more of it' });
      expect(problem).toContain(`${name} contains words`);
      expect(problem).toContain(makeSecretCommand);
      expect(problem).not.toContain('thirty-two');
    }
  });

  it('can have a second one while secrets change', () => {
    const previous = randomBytes(48).toString('hex');
    expect(readConfig({ ...real, JWT_SECRET_PREVIOUS: previous }).previousJwtSecret).toBe(previous);
  });
});

describe('DATA_KEY', () => {
  it('is required and checked', () => {
    const { DATA_KEY: _, ...without } = real;
    expect(problems(without)[0]).toContain('DATA_KEY is missing');
    expect(problems({ ...real, DATA_KEY: 'c2hvcnQ=' })).toEqual([expect.stringContaining('DATA_KEY has 5 bytes')]);
    expect(readConfig(real).dataKey?.local).toEqual([Buffer.from(key, 'base64')]);
    expect(problems({ DEMO: '1', DATA_KEY: 'c2hvcnQ=' })).toHaveLength(1);
  });
});

describe('connections outside this computer', () => {
  it.each([
    'ignoreTLS=true',
    'requireTLS=false',
    'opportunisticTLS=true',
    'tls.rejectUnauthorized=false',
    'tls%2ErejectUnauthorized=0',
  ])('to the mail server cannot turn off TLS or its checks: %s', (option) => {
    const url = (host: string) => `smtp://user:hush-hush@${host}:587?${option}`;
    const [problem] = problems({ ...real, SMTP_URL: url('mail.example.com') });
    expect(problem).toContain('SMTP_URL has ');
    expect(problem).not.toContain('hush-hush');
    expect(problems({ ...real, SMTP_URL: url('127.0.0.1') })).toEqual([]);
  });

  it('must be https: to the LOS and the object storage', () => {
    const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const token = { LOS_TOKEN: randomBytes(32).toString('hex') };
    expect(problems({ ...real, ...token, LOS_URL: 'http://los.example.com' }).join()).toContain(
      'LOS_URL must begin with https:',
    );
    expect(problems({ ...real, ...store, S3_ENDPOINT: 'http://s3.example.com' }).join()).toContain(
      'S3_ENDPOINT must begin',
    );
    expect(problems({ ...real, ...token, LOS_URL: 'http://127.0.0.1:3100' })).toEqual([]);
  });

  it.each([
    'postgres://portal:hush-hush@db.example.com/portal',
    'postgres://portal:hush-hush@db.example.com/portal?sslmode=disable',
    'postgres://portal:hush-hush@db.example.com/portal?sslmode=no-verify',
    'postgres://portal:hush-hush@db.example.com/portal?sslmode=verify-full&sslmode=disable',
    'postgres://portal:hush-hush@db.example.com/portal?sslmode=require&uselibpqcompat=true',
    'postgres://portal:hush-hush@localhost/portal?host=db.example.com',
    'postgres:///portal',
  ])('to the database need TLS with a checked certificate: %s', (url) => {
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_READ_URL', 'DATABASE_DIRECT_URL']) {
      const given = { DATABASE_OWNER_URL: real.DATABASE_URL, [name]: url };
      const [problem] = problems({ ...real, ...given });
      expect(problem).toContain(`${name} needs sslmode=verify-full`);
      expect(problem).not.toContain('hush-hush');
      expect(problems({ ...real, ...given, ALLOW_PLAIN_DATABASE: '1' })).toEqual([]);
    }
  });

  it.each([
    'postgres://db.example.com/portal?sslmode=require',
    'postgresql://localhost:5432/portal',
    'postgres://[::1]/portal',
    'postgres://%2Fvar%2Frun%2Fpostgresql/portal',
    'postgres://ignored/portal?host=/var/run/postgresql',
  ])('to the database are safe: %s', (url) => {
    expect(problems({ ...real, DATABASE_URL: url })).toEqual([]);
  });

  it('must be addresses, also for the owner of the database, who is of use only beside another login', () => {
    expect(problems({ ...real, DATABASE_OWNER_URL: 'db.example.com' }).join()).toContain('must be an address such as');
    const { DATABASE_URL: DATABASE_OWNER_URL, ...without } = real;
    expect(problems({ ...without, DATABASE_OWNER_URL }).join()).toContain('DATABASE_URL is missing');
    expect(problems({ ...without, DATABASE_READ_URL: DATABASE_OWNER_URL }).join()).toContain('a replica of it');
    expect(readConfig({ ...real, DATABASE_OWNER_URL }).databaseOwnerUrl).toBe(DATABASE_OWNER_URL);
  });

  it('past a pooler need a login without the rights of the owner, which a pooler would drop or keep unnoticed', () => {
    const { DATABASE_URL: DATABASE_DIRECT_URL, ...without } = real;
    expect(problems({ ...without, DATABASE_DIRECT_URL }).join()).toContain('past its pooler');
    expect(problems({ ...real, DATABASE_DIRECT_URL }).join()).toContain('DATABASE_OWNER_URL is missing');
    const complete = { ...real, DATABASE_DIRECT_URL, DATABASE_OWNER_URL: DATABASE_DIRECT_URL };
    expect(readConfig(complete).databaseDirectUrl).toBe(DATABASE_DIRECT_URL);
  });

  it('to clamd, which has no TLS, stay on this computer unless the network is protected', () => {
    expect(problems({ ...real, CLAMD_URL: 'tcp://scanner:3310' }).join()).toContain('set ALLOW_PLAIN_CLAMD=1');
    expect(problems({ ...real, CLAMD_URL: 'tcp://scanner:3310', ALLOW_PLAIN_CLAMD: '1' })).toEqual([]);
    for (const CLAMD_URL of ['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl']) {
      expect(problems({ ...real, CLAMD_URL })).toEqual([]);
    }
  });

  it('to the LOS require a token that cannot be guessed', () => {
    const env = { ...real, LOS_URL: 'https://los.example.com' };
    expect(problems(env).join()).toContain('LOS_TOKEN is missing');
    expect(problems({ ...env, LOS_TOKEN: 'emet-demo-los-token' }).join()).toContain('LOS_TOKEN has fewer');
  });
});
