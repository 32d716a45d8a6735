/** Self-tests of the running portal. */
export const selfTest = {
  lead: 'Test each part of the portal. Tests don’t touch anyone’s work.',
  parts: 'Parts of the portal',
  runAll: 'Run all tests',
  run: 'Run',
  runOne: 'Run the test: {{name}}',
  notYet: 'Not tested yet',
  allWork_one: '{{count}} part tested: it works',
  allWork_other: '{{count}} parts tested: all work',
  someFail_one: '{{count}} part failed',
  someFail_other: '{{count}} parts failed',
  waiting: 'Not tested',
  running: 'Testing…',
  ok: 'Works · {{time}} ms',
  failed: 'Failed · {{time}} ms',
  noAnswer: 'No answer',
  database: {
    title: 'Database',
    what: 'Writes a row, reads it back and deletes it.',
    todo: 'Check that PostgreSQL is running and that DATABASE_URL points to it. See the log for details.',
  },
  los: {
    title: 'Loan origination system',
    what: 'Checks that it’s ready and reads its latest changes.',
    todo: 'Check that the LOS is running and that LOS_URL points to it. Until then, users can view the pipeline but can’t change loans.',
  },
  files: {
    title: 'File store',
    what: 'Saves a small file, reads it back and deletes it.',
    todo: 'Check that the disk has space and is writable, or that the bucket and its keys are correct (S3_*).',
  },
  mail: {
    title: 'Email',
    what: 'Sends a message to your email address.',
    todo: 'Check that the mail server accepts messages (SMTP_URL). Until then, no one receives a PIN.',
  },
  pin: {
    title: 'Verification PIN',
    what: 'Creates a PIN, accepts it once and rejects it the second time. No one is signed in.',
    todo: 'No one can sign in. Check that the database accepts changes, and look in the log for the step that failed.',
  },
  clock: {
    title: 'Clock',
    what: 'Compares the portal’s clock with the database’s.',
    todo: 'Sync both machines with a time server. Until then, locks and PINs expire at the wrong time.',
  },
  live: {
    title: 'Live updates',
    what: 'Listens like an open page until the stream sends a signal.',
    todo: 'Pages no longer update on their own. If the database works, restart the portal.',
  },
};
