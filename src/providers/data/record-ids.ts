/**
 * React-Admin's page of a new record is `/<resource>/create`, so a record with this ID, such as a user who is called so, has
 * another one in the web app. No ID of the portal begins with a tilde.
 */
const apart = { sent: 'create', shown: '~create' };

/** The ID of a record in the web app, by its ID on the server. */
export const shownId = <Id>(id: Id): Id | string => (id === apart.sent ? apart.shown : id);

/** The reverse. */
export const sentId = <Id>(id: Id): Id | string => (id === apart.shown ? apart.sent : id);
