/** The tests of the running portal. */
export const selfTest = {
  lead: 'Each part of the portal tests itself. Nothing that people work on is touched.',
  parts: 'Parts of the portal',
  runAll: 'Run all tests',
  run: 'Run',
  runOne: 'Run the test: {{name}}',
  notYet: 'Not tested yet',
  allWork_one: '{{count}} part tested: it works',
  allWork_other: '{{count}} parts tested: all work',
  someFail_one: '{{count}} part does not work',
  someFail_other: '{{count}} parts do not work',
  waiting: 'Not tested',
  running: 'Testing…',
  ok: 'Works · {{time}} ms',
  failed: 'Failed · {{time}} ms',
  noAnswer: 'No answer',
  database: {
    title: 'Database',
    what: 'Writes a row, reads it back and drops it.',
    todo: 'See that PostgreSQL runs and that DATABASE_URL leads to it; the log says what was refused.',
  },
  los: {
    title: 'Loan origination system',
    what: 'Asks whether it is ready, and for its latest changes.',
    todo: 'See that the LOS runs and that LOS_URL leads to it. People can read the pipeline meanwhile, but not change loans.',
  },
  files: {
    title: 'File store',
    what: 'Stores a small file, reads it back and removes it.',
    todo: 'See that the disk has room and may be written to, or that the bucket and its keys are right (S3_*).',
  },
  mail: {
    title: 'Mail',
    what: 'Sends a message to your own address.',
    todo: 'See that the mail server takes mail (SMTP_URL). Nobody gets a PIN until it does.',
  },
  pin: {
    title: 'Verification PIN',
    what: 'Makes a PIN, takes it once and refuses it after that. Nobody is signed in.',
    todo: 'Nobody can sign in. See that the database takes changes, and look at the log for the step that failed.',
  },
  clock: {
    title: 'Clock',
    what: 'Compares the clock of the portal with that of the database.',
    todo: 'Set both machines by a time server; locks and PINs end at the wrong time until then.',
  },
  live: {
    title: 'Live changes',
    what: 'Listens like an open page until the stream gives a sign of life.',
    todo: 'Pages no longer follow the work of others by themselves. Start the portal again if the database works.',
  },
};
