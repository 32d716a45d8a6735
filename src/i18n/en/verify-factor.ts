/** The second step of the sign-in for users with a factor of their own; loaded by its screen. */
export const verifyFactor = {
  title: 'Confirm that it’s you',
  totp: 'Enter the 6-digit code of your authenticator app.',
  totpCode: 'Authentication code',
  recovery: 'Enter one of the recovery codes that you saved. Each works once.',
  recoveryCode: 'Recovery code',
  passkey: 'Confirm with your fingerprint, face or device PIN, or with your security key.',
  usePasskey: 'Use passkey',
  passkeyCanceled: 'The passkey was not used. Try again, and confirm in the dialog of your browser.',
  passkeyWrong: 'The passkey was not accepted. Try again, or use another method.',
  submit: 'Confirm',
  useTotp: 'Use authenticator app',
  useRecovery: 'Use a recovery code',
  usePin: 'Email me a PIN instead',
  lost: 'Lost everything? Ask your administrator to reset your sign-in methods.',
  wrong: 'The code is wrong, has expired or was used before. Enter a new one.',
  failed: 'We couldn’t check the code. Please try again.',
};
