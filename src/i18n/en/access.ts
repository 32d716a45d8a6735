import { signInTexts } from '../../../domain/messages/sign-in-texts';
import { webTexts } from '../../../domain/messages/web-texts';

/** Server messages and call failures, by code, that are needed before sign-in. */
export const messages: Readonly<Record<keyof typeof signInTexts | keyof typeof webTexts, string>> = {
  ...signInTexts,
  ...webTexts,
};

export const access = {
  skip: 'Skip to content',
  signIn: {
    title: 'Sign in',
    help: 'Use the ID your administrator gave you.',
    userId: 'User ID',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    internalOnly: 'Internal Users Only',
    submit: 'LOGIN',
    required: 'Required',
  },
  verify: {
    title: 'Check your email',
    sentTo: 'Enter the verification PIN that was sent to {{email}}',
    pin: 'Verification PIN',
    submit: 'Verify PIN',
    timeLeft: 'Valid for 10 minutes. {{time}} left.',
    timeOver: 'This PIN has expired. Request a new one.',
    remember: 'Remember this device for 30 days',
    resend: 'Send new PIN',
    resent: 'We sent you a new PIN.',
    back: 'Back to log in',
    failed: 'We couldn’t check the PIN. Please try again.',
  },
  setPassword: {
    title: 'Choose your password',
    help: 'At least 12 characters, no common password, and none of your own data.',
    newPassword: 'New password',
    retype: 'Retype password',
    mustMatch: 'Passwords must match',
    openLink: 'Open the link in your email again.',
    checking: 'Checking your link…',
    checkFailed: 'We couldn’t check your link. Open the link in your email again.',
    submit: 'Save password',
    done: 'Your password was saved. You were signed out everywhere.',
    failed: 'We couldn’t save your password. Please try again.',
  },
  welcome: {
    label: 'Welcome',
    headline: 'Price, register and track every loan.',
    lead: 'The {{portal}} for loan officers, brokers, correspondents and our staff.',
    openNow: 'Open now',
    closedNow: 'Closed now',
    hours: '{{days}}, {{opens}} up to {{closes}} Pacific time',
    dayRange: '{{first}} to {{last}}',
    links: 'Public',
    home: 'Home',
    pricing: 'Price My Loan',
    rates: 'Daily Rate Sheets',
    guidelines: 'Product Guidelines',
    announcements: 'Announcements',
    exclusionary: 'Appraiser Exclusionary List',
    chart: 'Interest and principal over 30 years',
    payments: '360 payments',
  },
  language: 'Language',
  copyright: '© 2015–{{year}} {{lender}}',
  nmls: 'NMLS {{id}}',
  unauthorized: {
    title: 'Unauthorized',
    redirect: 'Will be redirected automatically...',
    handedOver: 'Please, go back to the mortgage portal or LOS.',
    toLogin: 'Go to sign-in now',
  },
  landing: {
    loading: 'Opening your loan',
  },
  session: {
    loggingIn: 'Logging in with {{name}}',
    loggedIn: 'Logged in with {{name}}',
    expired: 'access_token expired: please sign in again, because the portal was not open or the computer was asleep.',
    invalid:
      'Invalid access_token: please sign in again, because your session was ended elsewhere or not used for too long.',
    tokenFailed: '{{why}}: please sign in again, because your session is over.',
    idle: 'You were signed out because you didn’t use the portal for a while.',
    signedOutElsewhere: 'You signed out in another window.',
  },
};
