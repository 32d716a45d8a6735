interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export function withNeeded(packages: Readonly<Record<string, LockedPackage>>, names: readonly string[]): string[];
export function namedInServer(folder: string, names: readonly string[]): string[];
