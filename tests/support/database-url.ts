/** The same server with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The same database through another port. */
export function withPort(url: string, port: string): string {
  const changed = new URL(url);
  changed.searchParams.delete('host');
  return Object.assign(changed, { port }).href;
}

/** The same database through the socket in the folder of its server: a message over TCP costs twice as much. */
export function withSocket(url: string, folder: string): string {
  const changed = new URL(url);
  changed.searchParams.set('host', folder);
  return changed.href;
}

/** Who connects to a database. */
export interface Login {
  readonly name: string;
  readonly password: string;
}

/** The same database for another login. */
export function withLogin(url: string, { name, password }: Login): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
}
