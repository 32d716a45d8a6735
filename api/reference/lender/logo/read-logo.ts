import { MAX_LOGO_PIXELS } from '../../../../domain/lender/logo';
import { message } from '../../../../domain/messages/message';
import { refuse } from '../../../http/app-error';
import { type LogoImage, readJpeg, readPng } from './raster-logo';
import { readSvg } from './safe-svg';

/** An uploaded logo, by what its bytes are and not by its name. */
export function readLogo(bytes: Buffer): LogoImage {
  const raster = readPng(bytes) ?? readJpeg(bytes);
  if (!raster) {
    if (!/^\ufeff?\s*</.test(bytes.toString('utf8', 0, 100))) throw refuse('wrong-type', 'logo-not-readable');
    return readSvg(bytes);
  }
  const { width, height } = raster;
  if (width < 1 || height < 1) throw refuse('wrong-type', 'logo-not-readable');
  if (Math.max(width, height) > MAX_LOGO_PIXELS) {
    throw refuse('too-large', message('logo-too-many-pixels', { width, height, most: MAX_LOGO_PIXELS }));
  }
  return raster;
}
