/** What the portal itself says of a call that failed (portal-shell.md section 8, decisions ERR-02). */
export const errors = {
  unreachable: 'The portal could not be reached. Check your connection and try again.',
  busy: 'The server is taking too long to respond. The site may be temporarily unavailable or too busy. Please try again in a few moments. We apologize for the inconvenience.',
  badRequest: 'Bad Request Error!',
  download: 'Error while downloading. {{text}}',
  status: 'Error {{status}}',
};
