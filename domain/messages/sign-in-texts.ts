/**
 * Messages that the sign-in pages show, too. They are loaded with the texts of those pages, `src/i18n/<language>/access`, which come
 * before all others.
 */
export const signInTexts = {
  'wrong-credentials': 'Please, check your user ID and password.',
  'token-login-failed': 'Failed to login with token',
  'landing-failed': 'Something went wrong. Please try again later.',
  'wrong-pin': 'The verification PIN is wrong or has expired. Please check your email, or log in again.',
  'pin-not-mailed': 'We couldn’t email your verification PIN. Try again in a few moments.',
  'too-many-tries': 'Too many attempts. Wait a while, then try again.',
  internal: 'Something went wrong on our side. Try again. If it happens again, send us the request ID.',
} as const;
