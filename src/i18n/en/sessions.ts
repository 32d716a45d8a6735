/** Where a user is signed in. */
export const sessions = {
  lead: 'The browsers where you are signed in. If you don’t recognize one, end it and change your password.',
  leadRetail:
    'The browsers where you are signed in. If you don’t recognize one, end it and ask your administrator for a password link.',
  title: 'Sessions',
  device: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  current: 'This session',
  handedOver: 'Opened from the loan origination system',
  address: 'Network address {{address}}',
  noAddress: 'Network address not recorded',
  times: 'Last used {{used}}, signed in {{signedIn}}',
  end: 'End session',
  endNamed: 'End the session: {{device}}, signed in {{signedIn}}',
  endText: '{{device}}, signed in {{signedIn}}. It ends immediately. We keep the unsaved changes there.',
  endOthers: 'End all other sessions',
  endAll: 'End all sessions',
  endOthersText_one: '{{count}} session ends immediately. We keep the unsaved changes there.',
  endOthersText_other: '{{count}} sessions end immediately. We keep the unsaved changes there.',
  ended: 'Session ended.',
  none: 'No open sessions',
  location: 'The network address is all that the portal knows about the location.',
};
