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
  'new-password-refused': 'Choose a stronger password.',
  'same-password': 'Choose a password that is different from the old one.',
  'password-too-short': 'Use at least {{least}} characters.',
  'password-too-long': 'Use at most {{most}} characters.',
  'password-too-plain': 'This password is easy to guess. Avoid repeated characters and sequences.',
  'password-common': 'This is a common password, or very similar to one. Try several words that don’t belong together.',
  'password-is-name': 'Don’t use your name, user ID, email address, branch or company in your password.',
  'link-not-valid':
    'This link doesn’t work. It may have been used or replaced, or it has expired. Ask your administrator for another one.',
  'provider-unavailable': '{{provider}} is not responding. Log in with your password, or try again later.',
  'provider-start-again':
    'This login has expired, was used before or was started in another browser. Please start again.',
  'provider-failed': '{{provider}} did not log you in. Try again, or log in with your password.',
  'provider-not-linked':
    'This {{provider}} account does not log in to the portal. Ask your administrator to link it. Its ID is {{subject}}',
  'too-many-tries': 'Too many attempts. Try again in {{minutes}} min.',
  internal: 'Something went wrong on our side. Try again. If it happens again, send us the request ID.',
} as const;
