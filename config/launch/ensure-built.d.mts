export declare function ensureBuilt(): Promise<boolean>;
export declare function ensureServerBuilt(): Promise<boolean>;
