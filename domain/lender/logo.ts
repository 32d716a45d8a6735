/** The largest file of a logo. */
export const MAX_LOGO_BYTES = 1024 * 1024;

/** The most pixels of a side: on paper the logo is 12 mm high. */
export const MAX_LOGO_PIXELS = 1200;

/** The file types of a logo, by their extensions. */
export const LOGO_EXTENSIONS = '.png,.jpg,.jpeg,.svg';
