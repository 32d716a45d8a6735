import fc from 'fast-check';

/** Names that JavaScript, SQL or a template engine might understand. */
export const hostileNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf', 'length'],
  ...['', ' ', '\u0000', '$where', '$ref', 'then', 'toJSON', 'applicants', 'version', 'id', '0', '-1', '👩‍👩‍👧'],
] as const;

const LONG = 20_000;

/** Texts that have broken other systems. */
export const hostileTexts = [
  ...hostileNames,
  // SQL
  ...[
    "' or '1'='1",
    "'; drop table portal.users; --",
    '1 union select null, pw from users',
    '%',
    '_',
    '\\',
    "''",
    '--',
  ],
  // Templates and formulas
  ...[
    '{{7*7}}',
    '$'.concat('{7*7}'),
    '<%= 7*7 %>',
    '#{7*7}',
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '＝1+1',
    '\t=1',
    '=cmd|"/c calc"!A0',
  ],
  // Pages
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '</title>', '&lt;', '<!--'],
  // Paths and protocols
  ...[
    '../../../../etc/passwd',
    '..\\..\\boot.ini',
    '%2e%2e%2f',
    '....//',
    'file:///etc/passwd',
    '/etc/passwd\u0000.pdf',
  ],
  ...['C:\\con', 'nul', 'http://169.254.169.254/', 'a\r\nSet-Cookie: a=b', 'a\nb'],
  // Unicode
  ...[
    '\ud800',
    '\udfff',
    'a\ud800b',
    '\u202egnp.exe',
    '\u2066x\u2069',
    '\ufeff',
    '\ufffe',
    '\u200b',
    'İ',
    'ﬃ',
    'ß',
    '\u0301'.repeat(500),
  ],
  // Numbers
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '1_000',
    '٣',
    '9'.repeat(400),
    '-9223372036854775809',
    '0.1.2',
    '1,5',
    '+5',
  ],
  // Dates
  ...[
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    '-000001-01-01',
    '+275760-09-13',
    '2026-11-20T25:61:00Z',
    '99999-01-01',
  ],
  // Identifiers
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
  ],
  ...['x'.repeat(LONG), '(a+)+$', '('.repeat(200)],
];

const hostileNumbers = [
  ...[0, -0, -1, 1, 0.1, 1e-7, 1e21, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, Number.MAX_SAFE_INTEGER],
] as const;

function nested(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** `Object.fromEntries` makes `__proto__` an ordinary key, as in a request. */
const hostileObject = fc
  .array(
    fc.tuple(fc.constantFrom(...hostileNames), fc.constantFrom<unknown>(null, 1, 'x', {}, [], { __proto__: null })),
    {
      maxLength: 4,
    },
  )
  .map((entries) => Object.fromEntries(entries));

/** Any JSON value that no schema asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...hostileNumbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 2, arbitrary: hostileObject },
  {
    weight: 1,
    arbitrary: fc.constantFrom(nested(40, true), nested(40, false), nested(3000, true), nested(3000, false)),
  },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<unknown>(0, 'a', null), { minLength: 200, maxLength: 300 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Bodies that are no JSON, or JSON as no client writes it. */
export const brokenBodies: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '{"a":',
    '[',
    'null',
    '0',
    '"text"',
    'true',
    '[]',
    '{"a":1}}',
    "{'a':1}",
    '{"a":NaN}',
    '\u0000',
    '\ufeff{}',
  ],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"version":1,"version":2}'],
  ...[
    '['.repeat(5000),
    '{"a":'.repeat(5000),
    `[${'0,'.repeat(20_000)}0]`,
    `{"version":${'9'.repeat(500)}}`,
    '{"version":1e400}',
  ],
  ...['<xml/>', 'a=1&b=2', '{"a":"\\ud800"}', '{"\\u0000":1}'],
];
