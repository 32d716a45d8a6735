import { roleNamed } from '../domain/access/roles';

type Problem = (text: string) => void;

/** What of an ID token shows that the provider has asked for a second factor; `always` if it does for everyone. */
export type ProviderFactor = 'always' | { readonly amr: readonly string[]; readonly acr: readonly string[] };

/** Reads `cn=officers=Loan Officer;cn=desk=Lock Desk`: a value of the claim may have equals signs, a role has none. */
export function rolesOf(given: string | undefined, problem: Problem): ReadonlyMap<string, string> {
  const roles = new Map<string, string>();
  for (const entry of given?.split(';').map((part) => part.trim()) ?? []) {
    const at = entry.lastIndexOf('=');
    const [value, role] = [entry.slice(0, at).trim(), roleNamed(entry.slice(at + 1))];
    if (at < 1 || role === undefined) {
      problem(`ROLES needs the form group=Loan Officer, with a semicolon before the next one: “${entry}” is not`);
    } else if (role === 'Administrator') {
      problem('ROLES cannot give the role Administrator: only an administrator does');
    } else roles.set(value, role);
  }
  return roles;
}

/** Reads `amr:mfa,acr:urn:example:two` or `always`. */
export function secondFactorOf(given: string | undefined, problem: Problem): ProviderFactor {
  if (given === 'always') return 'always';
  const factor = { amr: [] as string[], acr: [] as string[] };
  for (const entry of given?.split(',').map((part) => part.trim()) ?? []) {
    const [, kind, value] = /^(amr|acr):(\S+)$/.exec(entry) ?? [];
    if (value === undefined) problem('SECOND_FACTOR needs the form amr:mfa,acr:value or always');
    else factor[kind as 'amr' | 'acr'].push(value);
  }
  return factor;
}
