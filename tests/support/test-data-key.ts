/** A key under which tests outside demo mode encrypt their data. */
export const testDataKey = 'XUNxDN28Gk2usHOdLbpY18OR6y9KfV5OFh8ARs3MDLg=';
