export declare function readAudit(output: string): { readonly ok: boolean; readonly lines: readonly string[] };
