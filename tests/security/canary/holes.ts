/** A hole that can be put into the portal for a test: exact pieces of source files and what they become. */
export interface Hole {
  readonly what: string;
  /** The test file of the harness that must find it. */
  readonly by: string;
  readonly pieces: readonly (readonly [file: string, good: string, broken: string])[];
}

/** Holes that the harness must find, by name. None is in the product: the plugin in this folder puts them in. */
export const holes = {
  'other-company': {
    what: 'External users see the loans of every company.',
    by: 'access/access.test.ts',
    pieces: [
      [
        'domain/loan/visibility.ts',
        'return same(scope.companyName, place.company) ||',
        'return scope.companyName !== null ||',
      ],
    ],
  },
  'no-role': {
    what: 'A call forgets its role check.',
    by: 'access/access.test.ts',
    pieces: [
      [
        'api/audit/history.routes.ts',
        'access: administrators(...adminMenu),',
        "access: { kind: 'signed-in', pages: 'none' },",
      ],
    ],
  },
  'no-menu': {
    what: 'The menu permission is ignored.',
    by: 'access/access.test.ts',
    pieces: [
      [
        'domain/access/permissions.ts',
        'return allows && user.menuPermissions.includes(menuNumber(page)) &&',
        'return allows &&',
      ],
    ],
  },
  'no-letter': {
    what: 'The letter r lets users write.',
    by: 'access/access.test.ts',
    pieces: [
      [
        'domain/access/permissions.ts',
        "const allows = use === 'write' ? letter === 'w' : letter !== undefined;",
        'const allows = letter !== undefined;',
      ],
    ],
  },
  'guarded-field': {
    what: 'Guarded fields are written.',
    by: 'fields/forbidden-fields.test.ts',
    pieces: [
      ['domain/application/change/change-checker.ts', 'if (spec.computed || spec.guarded) {', 'if (spec.computed) {'],
      ['api/loan/loan.service.ts', 'const changes = { ...withoutSetByLos(own, loan),', 'const changes = { ...own,'],
    ],
  },
  'unsigned-token': {
    what: 'A token without signature is accepted.',
    by: 'sign-in/tokens.test.ts',
    pieces: [
      [
        'api/access/access-token.ts',
        'const payload = jwt.verify(token, key.token, {',
        "const payload = token.endsWith('.') ? jwt.decode(token) : jwt.verify(token, key.token, {",
      ],
    ],
  },
  'late-count': {
    what: 'A PIN is counted after it was read, not with it.',
    by: 'sign-in/races.test.ts',
    pieces: [
      [
        'api/access/pin.queries.ts',
        'update portal.pins p set tries = p.tries + 1\n    from portal.users u',
        'select p.id, p.user_id, p.pin_hash, p.provider, p.provider_until, p.provider_sid, p.provider_at from portal.pins p, portal.users u',
      ],
      [
        'api/access/pin.queries.ts',
        '\n    returning p.id, p.user_id, p.pin_hash, p.provider, p.provider_until, p.provider_sid, p.provider_at`',
        '`',
      ],
      [
        'api/access/pin.queries.ts',
        '  return rows[0];\n}\n\nexport async function uncountPinTry',
        "  for (const { id } of rows) await db.updateTable('portal.pins').set((column) => ({ tries: column('tries', '+', 1) })).where('id', '=', id).execute();\n" +
          '  return rows[0];\n}\n\nexport async function uncountPinTry',
      ],
    ],
  },
  'file-name': {
    what: 'Names of uploaded files are stored as they were sent.',
    by: 'files/hostile-files.test.ts',
    pieces: [
      ['api/http/uploads.ts', 'name: cleanFileName(file.originalname),', 'name: file.originalname,'],
      ['api/http/uploads.ts', '({ ...file, name: pdfFileName(file.name) })', 'file'],
    ],
  },
  'full-ssn': {
    what: 'One answer has full Social Security numbers.',
    by: 'privacy/no-ssn.test.ts',
    pieces: [
      ['api/application/sections.service.ts', 'sectionValues(maskLoan(loan), section)', 'sectionValues(loan, section)'],
    ],
  },
  'xml-entities': {
    what: 'The reader of XML resolves entities.',
    by: 'files/hostile-files.test.ts',
    pieces: [
      ['api/mismo/xml/parse-xml.ts', '  refuseDoctype(file);\n  const parser', '  const parser'],
      [
        'api/mismo/xml/parse-xml.ts',
        "  parser.on('doctype', () => {\n    throw new ImportRefusal('doctype', message('file-has-doctype', { line: parser.line }), place());\n  });",
        '  parser.on(\'doctype\', (declared) => {\n    for (const [, name, value] of declared.matchAll(/<!ENTITY (\\w+) "([^"]*)">/g)) parser.ENTITIES[name] = value;\n  });',
      ],
    ],
  },
  framed: {
    what: 'Pages can be framed by other sites.',
    by: 'answers/headers.test.ts',
    pieces: [['api/http/security.ts', "xFrameOptions: { action: 'deny' },", 'xFrameOptions: false,']],
  },
  unstorable: {
    what: 'Characters that the database cannot store reach it.',
    by: 'random/random-requests.test.ts',
    pieces: [['api/http/mount.ts', '  if (unstorable) {', "  if (unstorable && where === 'path') {"]],
  },
  'logged-ssn': {
    what: 'The log has Social Security numbers of addresses.',
    by: 'privacy/no-ssn.test.ts',
    pieces: [['api/http/request-log.ts', "text.replaceAll(SSN, '***-**-$1')", 'text']],
  },
} as const satisfies Readonly<Record<string, Hole>>;

export type HoleName = keyof typeof holes;

export const holeNames = Object.keys(holes) as HoleName[];
