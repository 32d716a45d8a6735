/** Name of the file, beside index.html, with the sign-in page as a build has rendered it. */
export const SIGN_IN_FILE = 'sign-in.json';

/** The cookie of a browser whose sign-in looks different: another theme, language or lender, or a notice. */
export const OWN_SIGN_IN_COOKIE = 'own_sign_in';

/** The default look. */
export interface Look {
  /** The tokens, as CSS. */
  readonly tokens: string;
  /** What the look writes at the root element. */
  readonly marks: Readonly<Record<string, string>>;
}

/** The sign-in page before any script has run. */
export interface SignInFile extends Look {
  readonly languages: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly dir: string;
        readonly open: string;
        readonly closed: string;
        /** The text of the button of a provider, for its `{{name}}`. */
        readonly provider: string;
      }
    >
  >;
}
