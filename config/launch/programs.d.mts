export declare const builtFolder: string;
export declare function builtPrograms(): Readonly<Record<string, string>>;
export declare function builtFile(source: string): string;
export const servedCommands: Readonly<Record<string, string>>;
