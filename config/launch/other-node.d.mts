export function splitNodeOption(args: readonly string[]): { readonly major?: string; readonly rest: readonly string[] };
export function nodePackage(host: { readonly platform: string; readonly arch: string }): {
  readonly name: string;
  readonly binary: string;
};
