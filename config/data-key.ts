import { readFileSync } from 'node:fs';
import { z } from 'zod';

const text = z.string().trim().min(1).optional();

/** The variables that name the keys under which the data keys are encrypted. */
export const dataKeyVariables = { DATA_KEY: text, DATA_KEY_FILE: text, DATA_KEY_KMS: text } as const;

type DataKeyVariables = z.infer<z.ZodObject<typeof dataKeyVariables>>;

/** The keys that protect the data keys. With both kinds, a KMS key comes first; the first of all protects new data keys. */
export interface DataKeyConfig {
  /** ARNs of KMS keys. */
  readonly kms: readonly string[];
  /** Keys of 32 bytes. */
  readonly local: readonly Uint8Array[];
}

const HOW = 'make one with "openssl rand -base64 32"';
const KEY_BYTES = 32;
/** Of 32 random bytes fewer than 16 different ones occur less than once in a billion years of starts. */
const LEAST_DIFFERENT = 16;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const KMS_KEY = /^arn:aws[a-z-]*:kms:[a-z0-9-]+:\d{12}:key\/[A-Za-z0-9-]+$/;

/** Whether the bytes are a pattern or typed text rather than random: repeated, counted, or all printable. */
function isGuessable(bytes: Uint8Array): boolean {
  const steps = bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0));
  const printable = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return printable || new Set(bytes).size < LEAST_DIFFERENT || new Set(steps).size < LEAST_DIFFERENT;
}

function keyProblem(name: string, key: string): string | null {
  if (!BASE64.test(key)) return `${name} is not base64: ${HOW}`;
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== KEY_BYTES) return `${name} has ${bytes.length} bytes instead of ${KEY_BYTES}: ${HOW}`;
  return isGuessable(bytes) ? `${name} is not random: ${HOW}` : null;
}

function fileOf(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { problem: `DATA_KEY_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const listed = (value: string | undefined): string[] => value?.split(/[\s,]+/).filter((part) => part !== '') ?? [];

const missing = `DATA_KEY is missing: encrypts borrowers' data; ${HOW}, or set DATA_KEY_FILE or DATA_KEY_KMS`;

/** The problem of a portal or LOS without a key, which only a demo may lack. */
export const missingDataKey = (env: DataKeyVariables): string[] =>
  (env.DATA_KEY ?? env.DATA_KEY_FILE ?? env.DATA_KEY_KMS) ? [] : [missing];

/** Reads the keys, and lists what is wrong with them, never with a key in the text. Undefined if none is named. */
export function readDataKey(env: DataKeyVariables): {
  readonly keys: DataKeyConfig | undefined;
  readonly problems: readonly string[];
} {
  if (missingDataKey(env).length > 0) return { keys: undefined, problems: [] };
  const { DATA_KEY, DATA_KEY_FILE, DATA_KEY_KMS } = env;
  const file = DATA_KEY_FILE === undefined ? { text: '' } : fileOf(DATA_KEY_FILE);
  if ('problem' in file) return { keys: undefined, problems: [file.problem] };
  const local = [
    ...listed(DATA_KEY).map((key) => ['DATA_KEY', key] as const),
    ...listed(file.text).map((key) => ['DATA_KEY_FILE', key] as const),
  ];
  const kms = listed(DATA_KEY_KMS);
  const problems = [
    ...local.flatMap(([name, key]) => keyProblem(name, key) ?? []),
    ...kms
      .filter((arn) => !KMS_KEY.test(arn))
      .map(() => 'DATA_KEY_KMS is not the ARN of a key. An alias is refused, because it can later mean another key'),
  ];
  if (DATA_KEY_FILE !== undefined && listed(file.text).length === 0) problems.push(`DATA_KEY_FILE is empty: ${HOW}`);
  if (local.length + kms.length === 0 && problems.length === 0) problems.push(missing);
  return { keys: { kms, local: local.map(([, key]) => Buffer.from(key, 'base64')) }, problems };
}
