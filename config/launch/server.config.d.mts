import type { BuildEnvironmentOptions, Plugin } from 'vite';

export declare function serverBuild(
  programs: Readonly<Record<string, string>>,
  folder: string,
): { readonly publicDir: false; readonly plugins: Plugin[]; readonly build: BuildEnvironmentOptions };
