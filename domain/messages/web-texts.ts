/** Messages of the web app when a call fails without an answer from the portal (portal-shell.md section 8, decisions ERR-02). */
export const webTexts = {
  unreachable: 'We can’t reach the portal. Check your connection and try again.',
  'other-user': 'Another user is signed in now. Reload this page.',
  'server-busy':
    'The server is taking too long to respond. The site may be temporarily unavailable or too busy. Please try again in a few moments. We apologize for the inconvenience.',
  'bad-request': 'Bad Request Error!',
  'download-failed': 'Error while downloading. {{text}}',
  'failed-with-status': 'Error {{status}}',
} as const;
