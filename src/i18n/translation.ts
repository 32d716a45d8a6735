/**
 * What a translation of the English messages `T` must look like: the same keys, each a text. Where English has a plural
 * (`x_one`, `x_other`), a language may add the forms its own grammar has.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
} & {
  readonly [K in keyof T as K extends `${infer Base}_other`
    ? `${Base}_${'zero' | 'two' | 'few' | 'many'}`
    : never]?: string;
};
